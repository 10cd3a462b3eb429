import type { CaseStudyListing } from '../../content/case-study-schema.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { SheetIndex } from './SheetIndex.tsx';

/** The page's name and, where a map would lie, the index of its sheets. */
export function Hero({ studies }: { studies: CaseStudyListing[] }) {
  return (
    <PageHero
      eyebrow="Recent work"
      title="Case Studies"
      lead="What was slow, what we built, what it did. Every study ends with four figures that its client measured, and the first of them stands on its card."
      aside={<SheetIndex studies={studies} />}
      sheet="Index of sheets"
    />
  );
}
