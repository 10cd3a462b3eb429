import type { ReactNode } from 'react';
import { site } from '../../content/site.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Agenda } from './Agenda.tsx';
import { form, hero, schedule } from './copy.ts';
import { SchedulingWidget } from './SchedulingWidget.tsx';

/** The booking page (SPEC.md 2, /book-consultation). */
export function Page(): ReactNode {
  return (
    <>
      <PageHero
        {...hero}
        aside={<Agenda />}
        actions={
          <>
            <ButtonLink to="#schedule" size="lg" arrow>
              Choose a time
            </ButtonLink>
            <ButtonLink to="#enquiry" size="lg" variant="outline">
              Write first
            </ButtonLink>
          </>
        }
      />
      <LeadSection
        {...form}
        number="01"
        eyebrow="Write first"
        formType="consultation"
        serviceName={`${site.name} consultation services`}
      />
      <Section id="schedule" labelledBy="schedule-title">
        <SectionHead number="02" id="schedule-title" {...schedule} />
        <SectionBoundary name="Scheduling">
          <SchedulingWidget />
        </SectionBoundary>
      </Section>
    </>
  );
}
