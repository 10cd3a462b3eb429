import type { ReactNode } from 'react';
import { prices } from '../../content/company/prices.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { FurtherReading } from '../../sections/FurtherReading.tsx';
import { ScreenFigure } from '../../sections/ScreenFigure.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { Advisory } from './Advisory.tsx';
import { Approach } from './Approach.tsx';
import { closing, consultation, hero, pricing, screen } from './copy.ts';
import { ImpactStats } from './ImpactStats.tsx';
import { Process } from './Process.tsx';
import type { definition } from './definition.ts';
import { RunRecord } from './RunRecord.tsx';
import { Services } from './Services.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { UseCaseTabs } from './UseCaseTabs.tsx';
import { useCases } from './use-case-copy.ts';

/** /agentic-ai. */
export function Page(): ReactNode {
  const { studies, priced, article } = usePageData<typeof definition>();
  return (
    <Sections>
      <Hero />
      <ImpactStats />
      <Services />
      <Approach />
      <Advisory />
      <Process />
      <UseCases />
      <PriceRange {...pricing} studies={priced} price={prices['agentic-ai']} tone="sand" />
      <FurtherReading article={article} studies={studies} tone="sand" />
      <CallToAction {...closing} />
      <EnquirySection {...consultation} formType="agentic-ai-consultation" tone="paper" />
    </Sections>
  );
}

/** The first screen: the headline, a screen on which the agent waits for a person, and its run so far. */
function Hero() {
  return (
    <>
      <PageHero {...hero} aside={<ScreenFigure {...screen} crop="always" priority />} />
      <RunRecord />
    </>
  );
}

/** The use cases: a diagram per tab. */
function UseCases() {
  return (
    <Section labelledBy="use-cases-title">
      <SectionHead {...useCases} id="use-cases-title" />
      <UseCaseTabs />
    </Section>
  );
}
