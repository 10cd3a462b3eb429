import type { ReactNode } from 'react';
import { studyFilters } from '../../content/study-filters.ts';
import { paths } from '../../paths.ts';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { CaseStudyCarousel } from '../../sections/heavy-parts.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { InView } from '../../ui/InView.tsx';
import { Sections } from '../../ui/Sections.tsx';
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
  const data = usePageData<typeof page>();
  return (
    <Sections>
      <Hero />
      <Introduction />
      <TrueScale />
      <Solution />
      <Features />
      <CaseStudyCarousel {...stories} {...studyFilters.aiChat} {...data} />
      <Industries />
      <PriceRange {...prices} service={paths.aiChat} />
      <InView>
        <ClientLogos {...clients} tone="sand" />
      </InView>
      <LeadSection {...consultation} formType="ai-chat-consultation" formStyle="dark" />
    </Sections>
  );
}
