import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { About } from './About.tsx';
import { clientWall, closing } from './copy.ts';
import { Hero } from './Hero.tsx';
import { ServiceMap } from './ServiceMap.tsx';
import { WhyPartner } from './WhyPartner.tsx';

/** The home page. */
export function Page(): ReactNode {
  return (
    <Sections>
      <Hero />
      <About />
      <ServiceMap />
      <WhyPartner />
      <ClientLogos {...clientWall} tone="sand" />
      <CallToAction {...closing} />
    </Sections>
  );
}
