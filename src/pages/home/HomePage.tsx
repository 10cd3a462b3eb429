import type { ReactNode } from 'react';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';
import { About } from './About.tsx';
import { ServiceMap } from './ServiceMap.tsx';
import { WhyPartner } from './WhyPartner.tsx';
import { Clients } from './Clients.tsx';
import { Closing } from './Closing.tsx';

/** The home page. */
export function Page(): ReactNode {
  return (
    <>
      <Hero />
      <SectionBoundary name="About">
        <About />
      </SectionBoundary>
      <SectionBoundary name="Services">
        <ServiceMap />
      </SectionBoundary>
      <SectionBoundary name="Why partner">
        <WhyPartner />
      </SectionBoundary>
      <SectionBoundary name="Our clients">
        <Clients />
      </SectionBoundary>
      <SectionBoundary name="Call to action">
        <Closing />
      </SectionBoundary>
    </>
  );
}
