import { styled } from 'styled-components';
import { FeatureTabs } from '../../sections/FeatureTabs.tsx';
import { color, font, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ForecastDiagram } from './ForecastDiagram.tsx';
import { ManyFromOneDiagram } from './ManyFromOneDiagram.tsx';
import { useCases, type UseCaseTab } from './use-case-copy.ts';

const Panel = styled.div`
  figure {
    margin-bottom: 32px;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  figcaption {
    ${type.small}
    max-width: 48ch;
    margin-top: 16px;
    color: ${color.muted};
  }
  path,
  circle {
    fill: none;
    stroke-width: 2;
  }
  .fine {
    stroke: ${color.line};
    stroke-width: 1;
  }
  .drawn {
    stroke: ${color.accent};
  }
  .gate-text {
    fill: ${color.mineral};
  }
  circle {
    fill: ${color.bg};
    stroke: ${color.accent};
  }
  /* Drawn 640 wide: on a phone the letters are larger in the drawing to be as large on the screen. */
  text {
    fill: ${color.muted};
    font: 500 24px ${font.mono};
  }
  .at {
    fill: ${color.fg};
  }

  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    padding-block: 18px 20px;
    border-top: 1px solid ${color.line};
  }
  li > span {
    ${type.label}
    padding-top: 0.35em;
    color: ${color.accent};
  }
  li h3 span {
    ${type.label}
    margin-left: 10px;
    color: ${color.muted};
    font-weight: 400;
    white-space: nowrap;
  }
  li p {
    grid-column: 2;
    margin-top: 6px;
    color: ${color.muted};
  }

  ${media.md} {
    text {
      font-size: 15px;
    }
  }
  ${media.lg} {
    align-items: start;
    figure {
      grid-column: 1 / span 7;
      margin: 0;
    }
    ol {
      grid-column: 8 / -1;
    }
    ol li:last-child {
      padding-bottom: 0;
    }
  }
  /* A chosen tab draws its line. */
  ${media.motionOk} {
    [data-state='active'] > & .drawn {
      stroke-dasharray: 1;
      animation: draw 300ms ease-out;
    }
    @keyframes draw {
      from {
        stroke-dashoffset: 1;
      }
    }
  }
`;

const diagrams = { predictive: ForecastDiagram, generative: ManyFromOneDiagram };

function renderPanel({ value, caption, items }: UseCaseTab) {
  const Diagram = diagrams[value];
  return (
    <Panel className="columns">
      <figure>
        <Diagram marks={items.map(({ mark }) => mark)} />
        <figcaption>{caption}</figcaption>
      </figure>
      <ol role="list">
        {items.map(({ title, description, mark }, position) => (
          <li key={title}>
            <span aria-hidden="true">{position + 1}</span>
            <h3>
              {title} <span>{mark}</span>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Predictive AI (default) and Generative AI, each with its diagram and cases. */
export function UseCaseTabs() {
  return (
    <FeatureTabs
      label={useCases.tabsLabel}
      tabs={useCases.tabs}
      defaultValue="predictive"
      renderPanel={renderPanel}
    />
  );
}
