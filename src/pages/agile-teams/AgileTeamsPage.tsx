import type { ReactNode } from 'react';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { EmbeddedTeam } from './EmbeddedTeam.tsx';
import { StartAtTop } from './StartAtTop.tsx';
import { Skills } from './Skills.tsx';
import { TalentAsAService } from './TalentAsAService.tsx';
import { Developers } from './Developers.tsx';
import { MoreServices } from './MoreServices.tsx';
import { Consultation } from './Consultation.tsx';
import { Prices } from './Prices.tsx';

/** /agile-teams. */
export function Page(): ReactNode {
  return (
    <>
      <StartAtTop />
      <SectionBoundary name="Hero">
        <Hero />
      </SectionBoundary>
      <SectionBoundary name="Getting started">
        <GettingStarted />
      </SectionBoundary>
      <SectionBoundary name="Embedded team">
        <EmbeddedTeam />
      </SectionBoundary>
      <SectionBoundary name="Skills">
        <Skills />
      </SectionBoundary>
      <SectionBoundary name="Talent as a service">
        <TalentAsAService />
      </SectionBoundary>
      <SectionBoundary name="Developers">
        <Developers />
      </SectionBoundary>
      <SectionBoundary name="Prices">
        <Prices />
      </SectionBoundary>
      <SectionBoundary name="More services">
        <MoreServices />
      </SectionBoundary>
      <SectionBoundary name="Consultation">
        <Consultation />
      </SectionBoundary>
    </>
  );
}
