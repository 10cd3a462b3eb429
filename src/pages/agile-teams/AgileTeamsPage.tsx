import type { ReactNode } from 'react';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';

const GettingStarted = deferred(() =>
  import('./GettingStarted.tsx').then((module) => module.GettingStarted),
);
const EmbeddedTeam = deferred(() =>
  import('./EmbeddedTeam.tsx').then((module) => module.EmbeddedTeam),
);
const Skills = deferred(() => import('./Skills.tsx').then((module) => module.Skills));
const TalentAsAService = deferred(() =>
  import('./TalentAsAService.tsx').then((module) => module.TalentAsAService),
);
const Developers = deferred(() => import('./Developers.tsx').then((module) => module.Developers));
const MoreServices = deferred(() =>
  import('./MoreServices.tsx').then((module) => module.MoreServices),
);
const Consultation = deferred(() =>
  import('./Consultation.tsx').then((module) => module.Consultation),
);

/** /agile-teams (SPEC.md 2). */
export function Page(): ReactNode {
  return (
    <>
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
      <SectionBoundary name="More services">
        <MoreServices />
      </SectionBoundary>
      <SectionBoundary name="Consultation">
        <Consultation />
      </SectionBoundary>
    </>
  );
}
