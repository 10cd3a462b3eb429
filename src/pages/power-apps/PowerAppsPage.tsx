import type { ReactNode } from 'react';
import { studyFilters } from '../../content/study-filters.ts';
import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { CaseStudyCarousel } from '../../sections/heavy-parts.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { Challenges } from './Challenges.tsx';
import { Components } from './Components.tsx';
import { closing, consultation, pricing, studies } from './copy.ts';
import { Hero } from './Hero.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import type { page } from './route.ts';
import { Services } from './Services.tsx';

/** /power-apps: low-code business apps. `studies` come filtered from the server. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <Sections>
      <Hero />
      <ImpactStats />
      <Components />
      <Services />
      <Challenges />
      <CaseStudyCarousel {...studies} {...studyFilters.powerApps} {...data} tone="sand" />
      <PriceRange {...pricing} service={paths.powerApps} />
      <CallToAction {...closing} contour="spur" />
      <LeadSection {...consultation} formType="power-apps-consultation" tone="paper" />
    </Sections>
  );
}
