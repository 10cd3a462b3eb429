import type { ReactNode } from 'react';
import { Sections } from '../../ui/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { Body } from './Body.tsx';
import { Hero } from './Hero.tsx';
import { Missing } from './Missing.tsx';
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
      <Onward article={data.article} more={data.more} />
    </Sections>
  );
}
