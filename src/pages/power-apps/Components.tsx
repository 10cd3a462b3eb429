import { styled } from 'styled-components';
import type { Screen } from '../../content/model/pictures-schema.ts';
import { ScreenFigure } from '../../sections/ScreenFigure.tsx';
import { color, media, motion } from '../../theme/tokens.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { components, keyComponents } from './copy.ts';

/*
 * The drawing of each layer on a square of 200, tilted by the matrix below. `ink`: drawing; `mark`: the
 * layer's subject; `full`: filled marks.
 */
const drawings = [
  // Canvas: one screen, drawn freely.
  {
    ink: 'M58 22h84v156H58zM58 40h84M70 54h60v44H70zM70 110h38M70 122h26M70 134h44M14 30h26v60H14zM160 60h26v40h-26zM160 112h26v26h-26z',
    full: 'M70 148h60v18H70z',
  },
  // Model-driven: navigation, process bar, list.
  {
    ink: 'M14 16h172v168H14zM54 16v168M54 50h132M24 34h20M24 48h20M24 62h20M66 76h108M66 94h108M66 112h108M66 130h108M66 148h108M66 166h108',
    mark: 'M66 33h104',
    full: 'M62 28h10v10H62zM112 28h10v10h-10zM164 28h10v10h-10z',
  },
  // Portals: a page with a door that is open to the outside.
  {
    ink: 'M14 16h172v168H14zM14 40h172M26 28h6M38 28h6M60 28h112M34 64h58v34H34zM34 112h58M34 124h40M34 136h50M118 64h50v96h-50z',
    mark: 'M143 226V122M134 134l9-12 9 12',
  },
  // Dataverse: terrain, with tables as survey stations.
  {
    ink: 'M100 62c28-6 56 10 54 36s-30 44-58 40-48-24-42-48 22-23 46-28ZM102 38c42-8 80 18 76 60s-46 66-88 58-68-42-58-76 32-35 70-42ZM104 82c14-2 28 6 26 18s-16 22-30 19-22-12-18-22 10-13 22-15ZM2 60c10-26 30-44 62-58M198 150c-10 24-26 38-52 48M2 150c12 22 28 38 48 48',
    mark: 'M48 66 104 100 150 52M104 100 78 156M104 100l64 34',
    full: 'M41 59h14v14H41zM97 93h14v14H97zM143 45h14v14h-14zM71 149h14v14H71zM161 127h14v14h-14z',
  },
];

/** A component as a tilted layer with guide lines. Decorative. */
function LayerDrawing({ layer }: { layer: number }) {
  const { ink, mark, full } = drawings[layer]!;
  return (
    <svg viewBox="0 0 640 232" aria-hidden="true">
      <path className="plumb" strokeDasharray="2 5" d="M56 116v160M304 221v160M552 116v160" />
      <path className="leader" d="M552 116h88" />
      <g className="lift">
        <g transform="matrix(1.24 .525 -1.24 .525 304 11)">
          <path className="plane" d="M0 0h200v200H0z" />
          <path d={ink} />
          <path className="mark" d={mark} />
          <path className="full" d={full} />
        </g>
      </g>
    </svg>
  );
}

/*
 * The four components as layers, the top one nearest to the user. On wide screens they overlap, and each
 * guide line continues as the rule over its text.
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
    margin-bottom: 8px;
  }
  .text p {
    max-width: 30.8em;
    color: ${color.muted};
  }

  .layer svg {
    display: block;
    width: 100%;
    overflow: visible;
    fill: none;
    stroke: ${color.muted};
    stroke-width: 1.25;
  }
  .layer path {
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

  /* The drawing beside its title. */
  ${media.belowMd} {
    li {
      grid-template-columns: 1fr minmax(0, 120px);
      gap: 12px 20px;
      padding-block: 20px 28px;
      border-top: 1px solid ${color.line};
    }
    .layer {
      order: 1;
    }
    .text {
      display: contents;
    }
    h3 {
      margin: 0;
    }
    .text p {
      order: 2;
      grid-column: 1 / -1;
    }
  }
  ${media.lg} {
    ol {
      /* The left tips of the layers end with the page's columns. */
      margin-inline-start: -5.4%;
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
    /* The layer's middle is at the row's upper edge. */
    .layer {
      min-height: 0;
      aspect-ratio: 640 / 160;
    }
    .layer svg {
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

/** The key components as layers. */
export function Components({ screen }: { screen: Screen | null }) {
  return (
    <Root labelledBy="components-title">
      <SectionHead id="components-title" {...components} />
      <ol role="list">
        {keyComponents.map(({ title, description }, layer) => (
          <li key={title}>
            <div className="layer">
              <LayerDrawing layer={layer} />
            </div>
            <div className="text">
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
      {screen && <ScreenFigure {...screen} />}
    </Root>
  );
}
