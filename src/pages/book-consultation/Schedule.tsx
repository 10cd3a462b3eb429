import { Section, SectionHead } from '../../ui/Section.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { schedule } from './copy.ts';
import { SchedulingWidget } from './SchedulingWidget.tsx';

/** The calendar under its heading. */
export function Schedule() {
  return (
    <Section id="schedule" labelledBy="schedule-title">
      <SectionHead id="schedule-title" {...schedule} />
      <SectionBoundary name="Scheduling">
        <SchedulingWidget />
      </SectionBoundary>
    </Section>
  );
}
