import type { ReactNode } from 'react';
import type { PageDataByKey } from '../../content/page-data-types.ts';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Body } from './Body.tsx';
import { Hero } from './Hero.tsx';
import { Missing } from './Missing.tsx';

const Onward = deferred(() => import('./Onward.tsx').then((m) => m.Onward));

/** /insights/:id (SPEC.md 2): one article, or the notice that there is none. */
export function Page({ data }: { data: PageDataByKey['insight'] | null }): ReactNode {
  if (!data) return <Missing />;
  return (
    <>
      <Hero article={data.article} />
      <SectionBoundary name="Article">
        <Body article={data.article} />
      </SectionBoundary>
      <SectionBoundary name="More to read">
        <Onward more={data.more} />
      </SectionBoundary>
    </>
  );
}
