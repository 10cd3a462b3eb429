import type { ReactNode } from 'react';
import { clients } from '../../content/clients.ts';
import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { About } from './About.tsx';
import { clientWall, closing } from './copy.ts';
import { Hero } from './Hero.tsx';
import { ServiceMap } from './ServiceMap.tsx';
import { WhyPartner } from './WhyPartner.tsx';

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
        <ClientLogos
          tone="sand"
          number="04"
          eyebrow="In good company"
          logos={clients}
          {...clientWall}
        />
      </SectionBoundary>
      <CallToAction
        eyebrow="Start with a conversation"
        {...closing}
        action={{ label: 'Book a Consultation', to: paths.contact }}
        secondary={{ label: 'See recent work', to: paths.caseStudies }}
      />
    </>
  );
}
