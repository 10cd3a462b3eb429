import type { ReactNode } from 'react';
import { studyFilters } from '../../content/records/study-filters.ts';
import { paths } from '../../paths.ts';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { LeadSection } from '../../sections/enquiry/LeadSection.tsx';
import { FurtherReading } from '../../sections/FurtherReading.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { CaseStudyCarousel } from '../../sections/studies/CaseStudyCarousel.tsx';
import { InView } from '../../ui/media/InView.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { clients, consultation, prices, stories } from './copy.ts';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Industries } from './Industries.tsx';
import { Introduction } from './Introduction.tsx';
import type { page } from './route.ts';
import { Solution } from './Solution.tsx';
import { TrueScale } from './TrueScale.tsx';

/** /ai-chat. `studies` come filtered from the server. */
export function Page(): ReactNode {
  const { studies, article } = usePageData<typeof page>();
  return (
    <Sections>
      <Hero />
      <Introduction />
      <TrueScale />
      <Solution />
      <Features />
      <CaseStudyCarousel {...stories} {...studyFilters.aiChat} studies={studies} />
      <Industries />
      <PriceRange {...prices} service={paths.aiChat} />
      <FurtherReading article={article} />
      <InView>
        <ClientLogos {...clients} tone="sand" />
      </InView>
      <LeadSection {...consultation} formType="ai-chat-consultation" formStyle="dark" />
    </Sections>
  );
}
