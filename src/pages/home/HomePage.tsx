import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { About } from './About.tsx';
import { usePageData } from '../define-page.ts';
import { clientLogos, closing } from './copy.ts';
import { Hero } from './Hero.tsx';
import type { definition } from './definition.ts';
import { Services } from './Services.tsx';
import { WhyPartner } from './WhyPartner.tsx';

/** The home page. */
export function Page(): ReactNode {
  const { featured, results, differentiators, films } = usePageData<typeof definition>();
  return (
    <Sections>
      <Hero study={featured} film={films.hero} />
      <About results={results} />
      <Services />
      <WhyPartner differentiators={differentiators} film={films.process} />
      <ClientLogos {...clientLogos} tone="sand" />
      <CallToAction {...closing} />
    </Sections>
  );
}
