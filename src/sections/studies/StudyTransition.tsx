import { ViewTransition, type ReactNode } from 'react';

/**
 * Pairs a study's picture in a list with the picture in its own hero: on a navigation from one to
 * the other it moves there instead of being replaced. Nothing else on the page takes part. The
 * server leaves the pair out: React would write it into the HTML as attributes that HTML doesn't have.
 */
export function StudyTransition({ slug, children }: { slug: string; children: ReactNode }) {
  if (import.meta.env.SSR) return children;
  return (
    <ViewTransition name={`study-${slug}`} share="study" default="none">
      {children}
    </ViewTransition>
  );
}
