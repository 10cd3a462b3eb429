import type { ReactNode } from 'react';
import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';
import { FurtherReading } from '../../sections/FurtherReading.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { ProcessCarousel } from '../../sections/ProcessCarousel.tsx';
import { CaseStudyCarousel } from '../../sections/studies/CaseStudyCarousel.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { consultation, launchSteps, pricing, processIntro, caseStudiesIntro } from './copy.ts';
import { Examples } from './Examples.tsx';
import { FreeConsultation } from './FreeConsultation.tsx';
import { Hero } from './Hero.tsx';
import { Results } from './Results.tsx';
import type { definition } from './definition.ts';
import { WhyChooseUs } from './WhyChooseUs.tsx';

/** /shopify. The server has filtered `studies`. */
export function Page(): ReactNode {
  const { studies, price, article, screenshot, film } = usePageData<typeof definition>();
  return (
    <Sections>
      <Hero />
      <Results />
      <Examples film={film} screenshot={screenshot} />
      <ProcessCarousel {...processIntro} steps={launchSteps} />
      <CaseStudyCarousel {...caseStudiesIntro} studies={studies} />
      <WhyChooseUs />
      <PriceRange {...pricing} price={price} />
      <FurtherReading article={article} />
      <FreeConsultation />
      <EnquirySection {...consultation} formType="shopify-consultation" tone="paper" />
    </Sections>
  );
}
