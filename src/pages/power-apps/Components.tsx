import { styled } from 'styled-components';
import { ScreenFigure } from '../../sections/ScreenFigure.tsx';
import { color, media, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { ComponentSheet } from './ComponentSheet.tsx';
import { components, keyComponents, screen } from './copy.ts';

/*
 * The four components as sheets of one map, the top one nearest to the people. On wide screens
 * the sheets overlap into a stack and each one's leader line runs on as the rule over its text.
 */
const Root = styled(Section)`
  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: 16px 32px;
    align-items: center;
    padding-block: 8px 32px;
  }
  .text {
    padding-top: 16px;
    border-top: 1px solid ${color.line};
  }
  h3 {
    display: flex;
    align-items: baseline;
    gap: 14px;
    margin-bottom: 8px;
  }
  h3 span {
    ${type.label}
    color: ${color.accent};
  }
  .text p {
    max-width: 46ch;
    color: ${color.muted};
  }

  .sheet svg {
    display: block;
    width: 100%;
    overflow: visible;
    fill: none;
    stroke: ${color.muted};
    stroke-width: 1.25;
  }
  .sheet path {
    vector-effect: non-scaling-stroke;
  }
  .plane {
    fill: ${color.raised};
    stroke: ${color.fg};
  }
  .mark {
    stroke: ${color.accent};
    stroke-width: 2;
  }
  .full {
    fill: ${color.accent};
    stroke: none;
  }
  .plumb,
  .leader {
    display: none;
  }
  .leader {
    stroke: ${color.line};
  }
  li:last-child svg,
  li:last-child .plane {
    stroke: ${color.mineral};
  }
  li:last-child .plane {
    fill: ${color.mineralPale};
  }
  .lift {
    transition: transform ${motion.slow};
  }
  ${media.canHover} {
    li:hover .text {
      border-color: ${color.accent};
    }
    ${media.motionOk} {
      li:hover .lift {
        transform: translateY(-14px);
      }
    }
  }

  ${media.lg} {
    ol {
      margin-left: calc(-0.25 * var(--bleed));
      padding-top: 11%;
    }
    li {
      position: relative;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: 0;
      align-items: start;
      padding: 0;
    }
    ${keyComponents.map((_, layer) => `li:nth-child(${layer + 1}) { z-index: ${9 - layer}; }`).join(' ')}
    /* The sheet's middle stands at the row's upper edge. */
    .sheet {
      min-height: 0;
      aspect-ratio: 640 / 160;
    }
    .sheet svg {
      transform: translateY(-50%);
      pointer-events: none;
    }
    .text {
      padding-bottom: 24px;
    }
    .leader,
    li:not(:last-child) .plumb {
      display: inline;
    }
  }
`;

/** The key components, drawn as the layers of one map. */
export function Components() {
  return (
    <Root labelledBy="components-title">
      <SectionHead id="components-title" {...components} />
      <ol role="list">
        {keyComponents.map(({ title, description }, layer) => (
          <li key={title}>
            <div className="sheet">
              <ComponentSheet layer={layer} />
            </div>
            <div className="text">
              <h3>
                <span aria-hidden="true">L{keyComponents.length - layer}</span> {title}
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <ScreenFigure {...screen} />
    </Root>
  );
}
