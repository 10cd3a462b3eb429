import type { ReactNode } from 'react';
import type { ImageAsset } from '../content/types.ts';
import { Actions, type Action } from '../ui/Actions.tsx';
import { ContourField } from '../ui/ContourField.tsx';
import type { ContourName } from '../ui/contour-mask.ts';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Root } from './page-hero-style.ts';

export interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead?: ReactNode;
  actions?: readonly Action[];
  /** The page's map sheet. Without one the contours alone fill its place. */
  art?: ImageAsset;
  /** Empty by default: the art is decoration. */
  artAlt?: string;
  contour?: ContourName;
  /** Over the eyebrow: a back link, a badge. */
  before?: ReactNode;
  /** In the sheet's place instead of art: a diagram, a panel, a short list. */
  aside?: ReactNode;
  /** Below lead and actions, in the text's columns: facts, tags. */
  children?: ReactNode;
}

/** Longer headlines take the smaller display size, so that they keep to four lines. */
const LONG_TITLE = 36;

/**
 * The first screen of a page: on ink, the headline in columns 1–7, the map sheet to the right
 * running off the page, its margin ticked and lettered like a survey sheet's. Holds the h1.
 */
export function PageHero({
  eyebrow,
  title,
  lead,
  actions,
  art,
  artAlt = '',
  contour = 'ridge',
  before,
  aside,
  children,
}: PageHeroProps) {
  return (
    <Root data-tone="ink" aria-labelledby="page-title">
      <div className="inner columns">
        <div className="text">
          {before}
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 id="page-title" data-long={title.length > LONG_TITLE}>
            {title}
          </h1>
          {lead !== undefined && <div className="lead">{lead}</div>}
          {actions && (
            <div className="actions">
              <Actions actions={actions} />
            </div>
          )}
          {children}
        </div>
        {aside !== undefined ? (
          <div className="aside">{aside}</div>
        ) : (
          <div className="sheet" aria-hidden={artAlt === '' ? true : undefined}>
            <div className="map">
              {art === undefined ? (
                <ContourField name={contour} />
              ) : (
                <Picture
                  image={art}
                  alt={artAlt}
                  sizes="(min-width: 1024px) 46vw, 100vw"
                  priority
                />
              )}
            </div>
          </div>
        )}
      </div>
    </Root>
  );
}
