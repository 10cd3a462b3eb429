import type { ReactNode } from 'react';
import { studyFilters } from '../../content/study-filters.ts';
import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { CaseStudyCarousel } from '../../sections/heavy-parts.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { Advisory } from './Advisory.tsx';
import { Approach } from './Approach.tsx';
import { closing, consultation, prices, stories } from './copy.ts';
import { Hero } from './Hero.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import { Process } from './Process.tsx';
import type { page } from './route.ts';
import { Services } from './Services.tsx';
import { UseCases } from './UseCases.tsx';

/** /agentic-ai. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <Sections>
      <Hero />
      <ImpactStats />
      <Services />
      <Approach />
      <Advisory />
      <Process />
      <UseCases />
      <CaseStudyCarousel {...stories} {...studyFilters.agenticAi} {...data} tone="sand" />
      <PriceRange {...prices} service={paths.agenticAi} />
      <CallToAction {...closing} />
      <LeadSection {...consultation} formType="agentic-ai-consultation" />
    </Sections>
  );
}
