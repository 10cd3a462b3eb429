import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';
import { FurtherReading } from '../../sections/FurtherReading.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { CaseStudyCarousel } from '../../sections/studies/CaseStudyCarousel.tsx';
import { InView } from '../../ui/media/InView.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { clientLogos, consultation, pricing, caseStudiesIntro } from './copy.ts';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Introduction } from './Introduction.tsx';
import type { definition } from './definition.ts';
import { Solution } from './Solution.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { IndustryPanels } from './IndustryPanels.tsx';
import { industries } from './industry-copy.ts';

/** /ai-chat. The server has filtered `studies`. */
export function Page(): ReactNode {
  const { studies, price, article, screenshot, messages } = usePageData<typeof definition>();
  return (
    <Sections>
      <Hero />
      <Introduction screenshot={screenshot} />
      <ImpactStats />
      <Solution messageCount={messages} />
      <Features />
      <CaseStudyCarousel {...caseStudiesIntro} studies={studies} />
      <Industries />
      <PriceRange {...pricing} price={price} />
      <FurtherReading article={article} />
      <InView>
        <ClientLogos {...clientLogos} tone="sand" />
      </InView>
      <EnquirySection {...consultation} formType="ai-chat-consultation" formStyle="dark" />
    </Sections>
  );
}

/** The industries and their use cases. */
function Industries() {
  return (
    <Section tone="sand" labelledBy="industries-title">
      <SectionHead {...industries} id="industries-title">
        <ButtonLink to={paths.contact} variant="link" arrow>
          {industries.contact}
        </ButtonLink>
      </SectionHead>
      <IndustryPanels />
    </Section>
  );
}
