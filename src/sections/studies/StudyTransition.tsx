import { ViewTransition, type ReactNode } from 'react';

/**
 * Animates a study's picture from a list to its hero on a navigation (ViewTransition). Not rendered on the
 * server, where React would add attributes that are invalid in HTML.
 */
export function StudyTransition({ slug, children }: { slug: string; children: ReactNode }) {
  if (import.meta.env.SSR) return children;
  return (
    <ViewTransition name={`study-${slug}`} share="study" default="none">
      {children}
    </ViewTransition>
  );
}
