import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { ImageAsset } from '../content/types.ts';
import { color, media, type Tone } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { type Action, Actions } from '../ui/actions/Button.tsx';
import { Eyebrow } from '../ui/layout/Eyebrow.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { ContourField, type ContourName } from '../ui/media/ContourField.tsx';
import { Picture } from '../ui/media/Picture.tsx';

interface CallToActionProps {
  title: string;
  text: ReactNode;
  actions: readonly Action[];
  /** The short line over the heading, e.g. the answer time. */
  eyebrow?: string;
  contour?: ContourName;
  /** The page's own map; without it a contour drawing. */
  art?: ImageAsset | undefined;
  tone?: Tone;
}

const Root = styled(Section)`
  .layout {
    align-items: end;
  }
  .field > picture {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    background: none;
    mix-blend-mode: screen;
  }
  .field img {
    /* Hides the edges, which the filter takes for lines. */
    scale: 1.05;
    filter: url('#map-lines');
    opacity: 0.3;
  }
  h2 {
    ${type.h1}
    max-width: 10.6em;
  }
  .next {
    margin-top: 32px;
  }
  .lead {
    max-width: 26.8em;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 24px;
    margin-top: 32px;
  }
  ${media.lg} {
    .field img {
      opacity: 0.45;
    }
    .heading {
      grid-column: 1 / span 7;
    }
    .next {
      grid-column: 8 / -1;
      margin: 0;
      padding-inline-start: 32px;
    }
    /* The contours end at column 8, on a rule over the whole section. */
    .field {
      position: absolute;
      inset: 0;
      inset-inline-end: calc(
        var(--bleed) + (min(1280px, 100vw - 2 * var(--gutter)) * 5 - 224px) / 12
      );
      border-inline-end: 1px solid ${color.line};
    }
  }
`;

/* Shades of what differs from its surroundings, brightened. */
const SHADE = '.5 .9 .2 0 0 ';

/** The filter that leaves of a map, light or dark, its lines on black: a light map behind a dark section is a grey field. */
function MapLines() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <filter id="map-lines" colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation="6" />
        <feBlend in="SourceGraphic" mode="difference" />
        <feColorMatrix values={`${SHADE}${SHADE}${SHADE}0 0 0 1 0`} />
      </filter>
    </svg>
  );
}

/** The closing call to action of a page. */
export function CallToAction({
  title,
  text,
  actions,
  eyebrow,
  contour = 'basin',
  art,
  tone = 'ink',
}: CallToActionProps) {
  const id = useId();
  return (
    <Root
      tone={tone}
      labelledBy={id}
      backdrop={
        <div className="field">
          {art ? (
            <>
              <MapLines />
              <Picture image={art} alt="" sizes="(min-width: 1024px) 60vw, 100vw" />
            </>
          ) : (
            <ContourField name={contour} />
          )}
        </div>
      }
    >
      <div className="layout columns">
        <div className="heading">
          {eyebrow !== undefined && <Eyebrow mark="trig">{eyebrow}</Eyebrow>}
          <h2 id={id}>{title}</h2>
        </div>
        <div className="next">
          <div className="lead">{text}</div>
          <div className="actions">
            <Actions actions={actions} />
          </div>
        </div>
      </div>
    </Root>
  );
}
