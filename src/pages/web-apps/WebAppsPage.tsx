import type { ReactNode } from 'react';
import { studyFilters } from '../../content/study-filters.ts';
import { paths } from '../../paths.ts';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { CaseStudyCarousel, ProcessCarousel } from '../../sections/heavy-parts.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { Bespoke } from './Bespoke.tsx';
import {
  clientWall,
  consultation,
  favouriteWork,
  nextSteps,
  pricing,
  process,
  processSteps,
} from './copy.ts';
import { Design } from './Design.tsx';
import { Hero } from './Hero.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import type { page } from './route.ts';
import { TechStack } from './TechStack.tsx';

/** /web-apps. `studies` come filtered and limited from the server. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <Sections>
      <Hero />
      <ImpactStats />
      <Bespoke />
      <div id="work">
        <CaseStudyCarousel {...favouriteWork} {...studyFilters.webApps} {...data} tone="sand" />
      </div>
      <Design />
      <ProcessCarousel {...process} steps={processSteps} />
      <TechStack />
      <ClientLogos {...clientWall} tone="sand" />
      <PriceRange {...pricing} service={paths.webApps} />
      <LeadSection
        {...consultation}
        steps={nextSteps}
        formType="web-apps-consultation"
        formStyle="dark"
      />
    </Sections>
  );
}
