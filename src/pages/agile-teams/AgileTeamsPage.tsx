import { useEffect, type ReactNode } from 'react';
import { developers } from '../../content/developers/developers.ts';
import { paths } from '../../paths.ts';
import { DeveloperCarousel } from '../../sections/heavy-parts.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { consultation, prices, profiles } from './copy.ts';
import { EmbeddedTeam } from './EmbeddedTeam.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { Hero } from './Hero.tsx';
import { MoreServices } from './MoreServices.tsx';
import { Skills } from './Skills.tsx';
import { TalentAsAService } from './TalentAsAService.tsx';

/**
 * /agile-teams. It comes up at its top or its fragment each time it is opened, after a reload and on
 * the way back too: both restore the old position before the effect runs.
 */
export function Page(): ReactNode {
  useEffect(() => {
    if (!location.hash) scrollTo(0, 0);
  }, []);
  return (
    <Sections>
      <Hero />
      <GettingStarted />
      <EmbeddedTeam />
      <Skills />
      <TalentAsAService />
      <Section id="developers" labelledBy="developers-title">
        <SectionHead id="developers-title" {...profiles} />
        <DeveloperCarousel developers={developers} />
      </Section>
      <PriceRange {...prices} service={paths.agileTeams} tone="sand" />
      <MoreServices />
      <LeadSection {...consultation} formType="agile-teams-consultation" formStyle="dark" />
    </Sections>
  );
}
