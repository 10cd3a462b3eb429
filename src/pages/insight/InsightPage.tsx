import type { ReactNode } from 'react';
import { usePageData } from '../define-page.ts';
import type { page } from './route.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Body } from './Body.tsx';
import { Hero } from './Hero.tsx';
import { Missing } from './Missing.tsx';
import { Onward } from './Onward.tsx';

/** /insights/:id: one article, or the notice that there is none. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  if (!data) return <Missing />;
  return (
    <>
      <Hero article={data.article} />
      <SectionBoundary name="Article">
        <Body article={data.article} />
      </SectionBoundary>
      <SectionBoundary name="More to read">
        <Onward article={data.article} more={data.more} />
      </SectionBoundary>
    </>
  );
}
