import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { site } from '../../content/site.ts';
import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { contactPeople } from '../../content/company/contact-people.ts';
import { ContactPeople } from '../../sections/people/Person.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { Agenda } from './Agenda.tsx';
import { answeredBy, form, hero, schedule } from './copy.ts';
import { Questions } from './Questions.tsx';
import { SchedulingWidget } from './SchedulingWidget.tsx';

/** The booking page. */
export function Page(): ReactNode {
  return (
    <Sections>
      <Hero />
      <Message />
      <Schedule />
      <Questions />
    </Sections>
  );
}

/** The first screen: what the half hour is, and links to calendar and form. */
function Hero() {
  return <PageHero {...hero} aside={<Agenda />} />;
}

/** The calendar under its heading. */
function Schedule() {
  return (
    <Section id="schedule" labelledBy="schedule-title">
      <SectionHead id="schedule-title" {...schedule} />
      <SchedulingWidget />
    </Section>
  );
}

const People = styled.div`
  h3 {
    margin: 12px 0 20px;
  }
`;

/** The consultation form, beside the people whom the visitor will talk to. */
function Message() {
  return (
    <EnquirySection
      {...form}
      formType="consultation"
      serviceName={`${site.name} consultation services`}
    >
      {contactPeople.length > 0 ? (
        <People>
          <h3>{answeredBy}</h3>
          <ContactPeople />
        </People>
      ) : undefined}
    </EnquirySection>
  );
}
