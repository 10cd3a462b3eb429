import { styled } from 'styled-components';
import { contactLinks } from '../../content/company/contact-links.ts';
import { site } from '../../content/site.ts';
import { sampleReachNote } from '../../content/words/samples.ts';
import { ContactDirectly } from '../../sections/enquiry/ContactDirectly.tsx';
import { Leads } from '../../sections/people/Leads.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { SampleMark } from '../../ui/text/SampleMark.tsx';
import { next, nextSteps } from './copy.ts';

const Root = styled.div`
  h3 {
    margin: 12px 0 20px;
  }
  h3:not(:first-child) {
    margin-top: 44px;
  }
`;

/** The steps after a message, how to do without one, and the people who answer it, beside the form. */
export function WhatHappensNext() {
  return (
    <Root>
      <h3>{next.title}</h3>
      <NextSteps steps={nextSteps} />
      {contactLinks.length > 0 && (
        <>
          <h3>{next.directly}</h3>
          <ContactDirectly />
          <SampleMark of={site.contact} note={sampleReachNote} />
        </>
      )}
      <h3>{next.answeredBy}</h3>
      <Leads />
    </Root>
  );
}
