import type { ReactNode } from 'react';
import { PageHero } from '../../sections/PageHero.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { Agenda } from './Agenda.tsx';
import { hero } from './copy.ts';
import { Questions } from './Questions.tsx';
import { TwoWays } from './TwoWays.tsx';

/** The booking page. */
export function Page(): ReactNode {
  return (
    <Sections>
      <Hero />
      <TwoWays />
      <Questions />
    </Sections>
  );
}

/** The first screen: what the half hour is for, and links to calendar and form. */
function Hero() {
  return <PageHero {...hero} aside={<Agenda />} />;
}
