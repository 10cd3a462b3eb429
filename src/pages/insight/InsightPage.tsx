import type { ReactNode } from 'react';
import { PageHero } from '../../sections/PageHero.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { Body } from './Body.tsx';
import { copy } from './copy.ts';
import { Hero } from './Hero.tsx';
import { Onward } from './Onward.tsx';
import type { page } from './route.ts';

/** /insights/:id: one article, or the notice that there is none. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  if (!data) return <Missing />;
  return (
    <Sections>
      <Hero article={data.article} />
      <Body article={data.article} />
      <Onward {...data} />
    </Sections>
  );
}

/** What an unknown article's address shows: that there is none, and the way to those there are. */
function Missing() {
  return <PageHero {...copy.missing} contour="basin" />;
}
