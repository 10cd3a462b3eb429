import type { ReactNode } from 'react';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';

const About = deferred(() => import('./About.tsx').then((m) => m.About));
const ServiceMap = deferred(() => import('./ServiceMap.tsx').then((m) => m.ServiceMap));
const WhyPartner = deferred(() => import('./WhyPartner.tsx').then((m) => m.WhyPartner));
const Clients = deferred(() => import('./Clients.tsx').then((m) => m.Clients));
const Closing = deferred(() => import('./Closing.tsx').then((m) => m.Closing));

/** The home page (SPEC.md 2, Home). */
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
