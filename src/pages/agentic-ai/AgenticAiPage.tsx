import type { ReactNode } from 'react';
import type { Screenshot } from '../../content/model/pictures-schema.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { FurtherReading } from '../../sections/FurtherReading.tsx';
import { ScreenshotFigure } from '../../sections/ScreenshotFigure.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { Advisory } from './Advisory.tsx';
import { Approach } from './Approach.tsx';
import { closing, consultation, hero, pricing } from './copy.ts';
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
  const { studies, price, article, screenshot, film, figures } = usePageData<typeof definition>();
  return (
    <Sections>
      <Hero screenshot={screenshot} />
      <ImpactStats figures={figures} />
      <Services />
      <Approach />
      <Advisory />
      <Process film={film} />
      <UseCases />
      <PriceRange {...pricing} price={price} tone="sand" />
      <FurtherReading article={article} studies={studies} tone="sand" />
      <CallToAction {...closing} />
      <EnquirySection {...consultation} formType="agentic-ai-consultation" tone="paper" />
    </Sections>
  );
}

/** The first screen: the headline, a screenshot of the agent waiting for a person, and its run so far. */
function Hero({ screenshot }: { screenshot: Screenshot | null }) {
  return (
    <>
      <PageHero
        {...hero}
        aside={screenshot ? <ScreenshotFigure {...screenshot} crop="always" priority /> : undefined}
      />
      <RunRecord />
    </>
  );
}

/** The use cases in tabs. */
function UseCases() {
  return (
    <Section labelledBy="use-cases-title">
      <SectionHead {...useCases} id="use-cases-title" />
      <UseCaseTabs />
    </Section>
  );
}
