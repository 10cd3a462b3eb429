import type { ReactNode } from 'react';
import { studyFilters } from '../../content/study-filters.ts';
import { paths } from '../../paths.ts';
import { CaseStudyCarousel, ProcessCarousel } from '../../sections/heavy-parts.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { consultation, launchSteps, pricing, process, successStories } from './copy.ts';
import { Examples } from './Examples.tsx';
import { FreeConsultation } from './FreeConsultation.tsx';
import { Hero } from './Hero.tsx';
import { Results } from './Results.tsx';
import type { page } from './route.ts';
import { WhyChooseUs } from './WhyChooseUs.tsx';

/** /shopify: e-commerce store design. `studies` come filtered from the server. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <Sections>
      <Hero />
      <Results />
      <Examples />
      <ProcessCarousel {...process} steps={launchSteps} />
      <CaseStudyCarousel {...successStories} {...studyFilters.shopify} {...data} />
      <WhyChooseUs />
      <PriceRange {...pricing} service={paths.shopify} />
      <FreeConsultation />
      <LeadSection {...consultation} formType="shopify-consultation" tone="paper" />
    </Sections>
  );
}
