import { ViewTransition } from 'react';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media.ts';

const Rules = createGlobalStyle`
  ::view-transition-group(.study) {
    animation-duration: 300ms;
    animation-timing-function: cubic-bezier(0.2, 0.7, 0.2, 1);
  }
  ::view-transition-old(.study),
  ::view-transition-new(.study) {
    height: 100%;
    object-fit: cover;
    overflow: clip;
  }
  ${media.reducedMotion} {
    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation: none !important;
    }
  }
`;

/**
 * Once on a page that pairs pictures: a short, quiet move, and none under reduced motion. Only the
 * browser moves anything, and on the server a global style would grow a page's kept style sheet at
 * every render.
 */
export function StudyTransitionStyle(): ReactNode {
  return import.meta.env.SSR ? null : <Rules />;
}

/**
 * Pairs a study's picture in a list with the picture in its own hero: on a navigation from one to
 * the other it moves there instead of being replaced. Nothing else on the page takes part.
 */
export function StudyTransition({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <ViewTransition name={`study-${slug}`} share="study" default="none">
      {children}
    </ViewTransition>
  );
}
