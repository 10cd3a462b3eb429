import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ImageAsset } from '../content/model/media.ts';
import { media } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { type Action, Actions } from '../ui/actions/Button.tsx';
import { Breadcrumbs } from '../ui/layout/Breadcrumbs.tsx';
import { Eyebrow } from '../ui/layout/Eyebrow.tsx';
import type { ContourName } from '../ui/media/ContourField.tsx';
import { HeroArtwork } from './HeroArtwork.tsx';

/** The layout of PageHero. `--bleed` is the distance from the content's edge to the page's. */
const Root = styled.section`
  position: relative;
  overflow-x: clip;
  padding-top: var(--header-height);

  .inner > nav {
    padding-top: clamp(1.25rem, 3vw, 2.5rem);
  }
  .text {
    padding-block: clamp(3rem, 7vw, 7rem);
  }
  nav + .text {
    padding-top: clamp(1.5rem, 3vw, 3rem);
  }
  h1 {
    ${textStyle.hero}
  }
  h1[data-long='true'] {
    ${textStyle.h1}
  }
  .lead {
    max-width: 30.8em;
    margin-top: 28px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    margin-top: 36px;
  }

  .aside {
    padding-bottom: clamp(3rem, 7vw, 7rem);
  }

  ${media.lg} {
    > .inner {
      grid-template-rows: auto 1fr;
      min-height: min(100svh - var(--header-height), 960px);
    }
    .inner > nav {
      grid-column: 1 / span 7;
    }
    .text {
      grid-column: 1 / span 7;
      grid-row: 2;
      align-self: center;
    }
    .artwork,
    .aside {
      grid-column: 8 / -1;
      grid-row: 1 / span 2;
    }
    .aside {
      align-self: center;
      padding-block: clamp(2rem, 4vw, 4rem);
    }
  }
`;

interface PageHeroProps {
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  actions?: readonly Action[];
  /** The page's picture; without it contours fill its place. */
  art?: ImageAsset;
  contour?: ContourName;
  /** Replaces the picture: a diagram, a panel, a short list. */
  aside?: ReactNode;
  /** Below lead and actions: facts, tags. */
  children?: ReactNode;
  className?: string;
}

/** Longer headlines take the smaller display size, to stay within four lines. */
const LONG_TITLE = 36;

/**
 * The first screen of a page: headline in columns 1–7, picture on the right up to the page's edge. Contains
 * the h1.
 */
export function PageHero({
  eyebrow,
  title,
  lead,
  actions,
  art,
  contour = 'ridge',
  className,
  aside,
  children,
}: PageHeroProps) {
  return (
    <Root className={className} data-tone="ink" aria-labelledby="page-title">
      <div className="inner columns">
        <Breadcrumbs />
        <div className="text">
          {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 id="page-title" dir="auto" data-long={title.length > LONG_TITLE}>
            {title}
          </h1>
          {lead !== undefined && (
            <div className="lead" dir="auto">
              {lead}
            </div>
          )}
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
          <HeroArtwork art={art} contour={contour} />
        )}
      </div>
    </Root>
  );
}
