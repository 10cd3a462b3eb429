import type { ReactNode } from 'react';
import { usePageData } from '../define-page.ts';
import type { page } from './route.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';
import { Introduction } from './Introduction.tsx';
import { TrueScale } from './TrueScale.tsx';
import { Solution } from './Solution.tsx';
import { Features } from './Features.tsx';
import { Stories } from './Stories.tsx';
import { Industries } from './Industries.tsx';
import { Clients } from './Clients.tsx';
import { Consultation } from './Consultation.tsx';
import { Prices } from './Prices.tsx';

/** /ai-chat. `studies` come filtered from the server. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <>
      <SectionBoundary name="Hero">
        <Hero />
      </SectionBoundary>
      <SectionBoundary name="Introduction">
        <Introduction />
      </SectionBoundary>
      <SectionBoundary name="Figures">
        <TrueScale />
      </SectionBoundary>
      <SectionBoundary name="Solution">
        <Solution />
      </SectionBoundary>
      <SectionBoundary name="Features">
        <Features />
      </SectionBoundary>
      <SectionBoundary name="Success stories">
        <Stories studies={data.studies} />
      </SectionBoundary>
      <SectionBoundary name="Industries">
        <Industries />
      </SectionBoundary>
      <SectionBoundary name="Prices">
        <Prices />
      </SectionBoundary>
      <SectionBoundary name="Clients">
        <Clients />
      </SectionBoundary>
      <SectionBoundary name="Consultation">
        <Consultation />
      </SectionBoundary>
    </>
  );
}
