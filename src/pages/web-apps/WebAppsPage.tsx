import type { ReactNode } from 'react';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { FurtherReading } from '../../sections/FurtherReading.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { ProcessCarousel } from '../../sections/ProcessCarousel.tsx';
import { CaseStudyCarousel } from '../../sections/studies/CaseStudyCarousel.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { Bespoke } from './Bespoke.tsx';
import {
  clientLogos,
  consultation,
  caseStudiesIntro,
  hero,
  nextSteps,
  pricing,
  processIntro,
  processSteps,
  workLink,
} from './copy.ts';
import { Design } from './Design.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import type { definition } from './definition.ts';
import { TechStack } from './TechStack.tsx';
import { ThreeScreens } from './ThreeScreens.tsx';

/** /web-apps. The server has filtered and limited `studies`. */
export function Page(): ReactNode {
  const { studies, price, article, films } = usePageData<typeof definition>();
  return (
    <Sections>
      <Hero hasStudies={studies.length > 0} />
      <ImpactStats />
      <Bespoke film={films.bespoke} />
      <div id={workLink.to.slice(1)}>
        <CaseStudyCarousel {...caseStudiesIntro} studies={studies} tone="sand" />
      </div>
      <Design />
      <ProcessCarousel {...processIntro} steps={processSteps} />
      <TechStack film={films.stack} />
      <ClientLogos {...clientLogos} tone="sand" />
      <PriceRange {...pricing} price={price} />
      <FurtherReading article={article} />
      <EnquirySection
        {...consultation}
        steps={nextSteps}
        formType="web-apps-consultation"
        formStyle="dark"
      />
    </Sections>
  );
}

/** The first screen: one product on three screens. */
function Hero({ hasStudies }: { hasStudies: boolean }) {
  const actions = hasStudies ? [...hero.actions, workLink] : hero.actions;
  return <PageHero {...hero} actions={actions} aside={<ThreeScreens />} />;
}
