import { styled } from 'styled-components';
import { color, media, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { ComponentSheet } from './ComponentSheet.tsx';
import { components, keyComponents } from './copy.ts';

/*
 * The four components as sheets of one map, the top one nearest to the people. On wide screens
 * the sheets overlap into a stack and each one's leader line runs on as the rule over its text.
 */
const Root = styled(Section)`
  li {
    padding-block: 8px 40px;
  }
  .sheet svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  .text {
    margin-top: 16px;
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

  .plane {
    fill: ${color.raised};
    stroke: ${color.fg};
  }
  .plane,
  .ink,
  .mark,
  .plumb,
  .leader {
    stroke-width: 1.25;
    vector-effect: non-scaling-stroke;
  }
  .ink {
    fill: none;
    stroke: ${color.muted};
  }
  .mark {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2;
  }
  .full {
    fill: ${color.accent};
    stroke: none;
  }
  .plumb {
    stroke: ${color.muted};
    stroke-dasharray: 2 5;
  }
  .leader {
    display: none;
    stroke: ${color.line};
  }
  li:last-child .plane {
    fill: ${color.mineralPale};
    stroke: ${color.mineral};
  }
  li:last-child .ink {
    stroke: ${color.mineral};
  }
  li .plumb {
    display: none;
  }
  .lift {
    transition: transform ${motion.slow};
  }
  ${media.canHover} {
    li:hover .lift {
      transform: translateY(-14px);
    }
    li:hover .text {
      border-color: ${color.accent};
    }
  }
  ${media.reducedMotion} {
    .lift {
      transform: none !important;
    }
  }

  ${media.md} {
    li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 32px;
      align-items: center;
      padding-bottom: 24px;
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
    li:nth-child(1) {
      z-index: 4;
    }
    li:nth-child(2) {
      z-index: 3;
    }
    li:nth-child(3) {
      z-index: 2;
    }
    /* The sheet's middle stands at the row's upper edge. */
    .sheet {
      position: relative;
      aspect-ratio: 640 / 160;
    }
    .sheet svg {
      position: absolute;
      transform: translateY(-50%);
      pointer-events: none;
    }
    .text {
      margin-top: 0;
      padding-bottom: 24px;
    }
    .leader {
      display: inline;
    }
    li:not(:last-child) .plumb {
      display: inline;
    }
  }
`;

/** The key components, drawn as the layers of one map. */
export function Components() {
  return (
    <Root labelledBy="components-title">
      <SectionHead {...components} id="components-title" />
      <ol role="list">
        {keyComponents.map(({ title, description }, position) => (
          <li key={title}>
            <div className="sheet">
              <ComponentSheet layer={position} />
            </div>
            <div className="text">
              <h3>
                <span aria-hidden="true">L{keyComponents.length - position}</span>
                {title}
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Root>
  );
}
