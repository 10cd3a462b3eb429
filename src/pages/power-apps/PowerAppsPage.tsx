import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';
import { FurtherReading } from '../../sections/FurtherReading.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { CaseStudyCarousel } from '../../sections/studies/CaseStudyCarousel.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { Challenges } from './Challenges.tsx';
import { Components } from './Components.tsx';
import { caseStudiesIntro, closing, consultation, pricing } from './copy.ts';
import { Hero } from './Hero.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import type { definition } from './definition.ts';
import { Services } from './Services.tsx';

/** /power-apps. The server has filtered `studies`. */
export function Page(): ReactNode {
  const { article, price, screenshot, ...data } = usePageData<typeof definition>();
  return (
    <Sections>
      <Hero />
      <ImpactStats />
      <Components screenshot={screenshot} />
      <Services />
      <Challenges />
      <CaseStudyCarousel {...caseStudiesIntro} {...data} tone="sand" />
      <PriceRange {...pricing} price={price} />
      <FurtherReading article={article} />
      <CallToAction {...closing} />
      <EnquirySection {...consultation} formType="power-apps-consultation" tone="paper" />
    </Sections>
  );
}
