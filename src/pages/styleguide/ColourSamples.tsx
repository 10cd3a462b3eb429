import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import type { Tone } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const tones: Tone[] = ['paper', 'sand', 'ink'];
const names = Object.keys(color) as (keyof typeof color)[];

const Swatches = styled.div`
  display: grid;
  gap: 32px;

  .tone {
    padding: 24px;
    border: 1px solid ${color.line};
  }
  h3 {
    ${type.label}
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
    gap: 16px;
    margin-top: 16px;
  }
  li {
    ${type.label}
  }
  li span {
    display: block;
    height: 56px;
    margin-bottom: 8px;
    border: 1px solid ${color.line};
  }
`;

/** The custom properties of each tone, as they come out. */
export function ColourSamples() {
  return (
    <Section id="colour" labelledBy="colour-title">
      <SectionHead
        id="colour-title"
        eyebrow="Colour"
        title="Three tones, one accent"
        lead="A section names its tone; everything inside takes its colours from it."
      />
      <Swatches>
        {tones.map((tone) => (
          <div key={tone} className="tone" data-tone={tone}>
            <h3>{tone}</h3>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <span style={{ background: color[name] }} />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Swatches>
    </Section>
  );
}
