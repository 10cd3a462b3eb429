import { styled } from 'styled-components';
import type { TitledText } from '../../content/types.ts';
import { paths } from '../../paths.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { grid12 } from '../../ui/grid.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { SurveyMark } from '../../ui/SurveyMark.tsx';

const habits: TitledText[] = [
  {
    title: 'Five people, every second week',
    description:
      'Small tests with the people who will use it. What five of them trip over is fixed before it is built.',
  },
  {
    title: 'One system, three platforms',
    description:
      'Type, colour and components are settled once and follow the manners of web, iOS and Android.',
  },
  {
    title: 'Readable by everybody',
    description:
      'WCAG 2.2 AA from the first sketch: contrast, keyboard, screen reader, 44 px for a thumb.',
  },
];

const Root = styled(Section)`
  .plan {
    ${grid12}
  }
  .eyebrow {
    ${type.label}
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 20px;
    color: ${color.muted};
    svg {
      color: ${color.accent};
    }
  }
  h2 {
    ${type.h1}
    max-width: 12ch;
  }
  .lead {
    ${type.lead}
    max-width: 40ch;
    margin-top: 24px;
    color: ${color.muted};
  }
  .ask {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 24px;
    margin-top: 32px;
    color: ${color.muted};
  }
  picture {
    margin: 40px calc(-1 * var(--bleed)) 0;
  }
  dl {
    display: grid;
    gap: 32px;
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  dt {
    ${type.h3}
  }
  dd {
    max-width: 44ch;
    margin: 10px 0 0;
    color: ${color.muted};
  }
  ${media.md} {
    dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.lg} {
    .text {
      position: relative;
      z-index: 1;
      grid-column: 1 / span 6;
      grid-row: 1;
      align-self: end;
      padding: 56px 48px 0 0;
      background: ${color.bg};
    }
    picture {
      grid-column: 5 / -1;
      grid-row: 1;
      margin: 0 calc(-1 * var(--bleed)) 0 0;
    }
  }
`;

/** How design is done here: a plate that runs off the page, three habits, a way to ask. */
export function Design() {
  return (
    <Root labelledBy="design">
      <div className="plan">
        <div className="text">
          <p className="eyebrow">
            <SurveyMark />
            03 — Design
          </p>
          <h2 id="design">Drawn before it is built</h2>
          <p className="lead">
            Changing a drawing takes a minute, changing a release takes a week. So we draw first, in
            front of the people who know the work.
          </p>
          <p className="ask">
            <ButtonLink to={paths.bookConsultation} variant="secondary" arrow>
              Talk to a Consultant
            </ButtonLink>
            Bring a sketch, leave with a screen.
          </p>
        </div>
        <Picture
          image={{ src: '/art/sections/design', width: 1600, height: 1200 }}
          alt=""
          sizes="(min-width: 1024px) 70vw, 100vw"
        />
      </div>
      <dl>
        {habits.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
