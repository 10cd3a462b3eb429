import { styled } from 'styled-components';
import { color, typefaces } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const samples = {
  hero: 'Read the terrain first',
  h1: 'A page that says what it sells',
  h2: 'A section that makes one point',
  h3: 'A card with a plain title',
  lead: 'The lead says in two lines what the section shows, and for whom.',
  body: 'Body text keeps to 66 characters a line and a line height of 1.6. A claim stands beside a number or an example, and nothing is said twice.',
  small: 'Small print names the source of a figure or the reason for a field.',
  label: '26.1073° S, 28.0545° E — Sheet 02',
  figure: '188% 3.5x 24 h',
} satisfies Record<keyof typeof type, string>;

const Specimens = styled.dl`
  display: grid;
  gap: 40px;

  dt {
    ${type.label}
    margin-bottom: 8px;
    color: ${color.muted};
  }
  dd {
    max-width: 66ch;
  }
  .hero {
    ${type.hero}
    max-width: none;
  }
  .h1 {
    ${type.h1}
    max-width: none;
  }
  .h2 {
    ${type.h2}
    max-width: none;
  }
  .h3 {
    ${type.h3}
  }
  .lead {
    ${type.lead}
  }
  .small {
    ${type.small}
  }
  .label {
    ${type.label}
  }
  .figure {
    ${type.figure}
    max-width: none;
  }
`;

/** The type styles, each on a line of its own words. */
export function TypeSamples() {
  return (
    <Section tone="sand" id="type" labelledBy="type-title">
      <SectionHead
        id="type-title"
        eyebrow="Type"
        title={Object.values(typefaces)
          .map(({ name }) => name)
          .join(', ')}
        lead="Display, text, and everything that is counted or located."
      />
      <Specimens>
        {Object.entries(samples).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={name}>{text}</dd>
          </div>
        ))}
      </Specimens>
    </Section>
  );
}
