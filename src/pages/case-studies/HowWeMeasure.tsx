import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { method, measurements } from './copy.ts';

const Root = styled(Section)`
  > .inner > svg {
    display: none;
  }
  li {
    padding-block: 20px 28px;
    border-top: 1px solid ${color.line};
  }
  .when {
    ${textStyle.label}
    color: ${color.accentStrong};
  }
  h3 {
    margin-block: 10px 8px;
  }
  h3 + p {
    max-width: 25.5em;
    color: ${color.muted};
  }

  ${media.md} {
    > .inner > svg {
      display: block;
      width: 100%;
      height: clamp(120px, 15vw, 190px);
      overflow: visible;
      fill: none;
    }
    .ground {
      stroke: ${color.fg};
      stroke-width: 2;
    }
    .datum {
      stroke: ${color.mineral};
      stroke-width: 1.5;
      stroke-dasharray: 5 6;
    }
    .staff {
      stroke: ${color.accent};
    }
    .inner > svg path {
      vector-effect: non-scaling-stroke;
    }
    ol {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* The markers line up with their notes. */
    li {
      padding-block: 20px 0;
      padding-inline: 24px 32px;
      border-top-color: ${color.fg};
      border-inline-start: 1px solid ${color.accent};
    }
  }
`;

/** How results are measured, drawn as a profile with a marker at each reading. */
export function HowWeMeasure() {
  const { eyebrow, title, lead } = method;
  return (
    <Root tone="sand" labelledBy="how-we-measure">
      <SectionHead id="how-we-measure" eyebrow={eyebrow} title={title} lead={lead} />
      <svg
        className="screen-only"
        viewBox="0 0 1200 180"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="ground"
          d="M0 150C60 152 90 138 140 142s110 12 170 6 90-8 120-30 60-58 110-66 90 10 140-6 60-26 120-22 90 14 150 0 120-18 250-14"
        />
        <path className="datum" d="M0 146H1200" />
        <path className="staff" d="M.5 180V100M400.5 180V30M800.5 180V4" />
      </svg>
      <ol role="list">
        {measurements.map(({ when, title: name, text }) => (
          <li key={when}>
            <p className="when">{when}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
