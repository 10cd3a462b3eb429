import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { consultation, prices } from './copy.ts';
import { Developers } from './Developers.tsx';
import { EmbeddedTeam } from './EmbeddedTeam.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { Hero } from './Hero.tsx';
import { MoreServices } from './MoreServices.tsx';
import { Skills } from './Skills.tsx';
import { StartAtTop } from './StartAtTop.tsx';
import { TalentAsAService } from './TalentAsAService.tsx';

/** /agile-teams. */
export function Page(): ReactNode {
  return (
    <>
      <StartAtTop />
      <Sections>
        <Hero />
        <GettingStarted />
        <EmbeddedTeam />
        <Skills />
        <TalentAsAService />
        <Developers />
        <PriceRange {...prices} service={paths.agileTeams} tone="sand" />
        <MoreServices />
        <LeadSection {...consultation} formType="agile-teams-consultation" formStyle="dark" />
      </Sections>
    </>
  );
}
