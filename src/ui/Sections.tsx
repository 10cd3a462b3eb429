import { Children, type ReactNode } from 'react';
import { SectionBoundary } from './SectionBoundary.tsx';

/**
 * A page's sections, each in a boundary of its own: one that fails or waits leaves the others as
 * they are, and the browser hydrates one after the other.
 */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section, position) => (
    <SectionBoundary name={`Section ${position + 1}`}>{section}</SectionBoundary>
  ));
}
