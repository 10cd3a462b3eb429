import { styled } from 'styled-components';
import { contactLinks } from '../../content/contact-links.ts';
import { sampleReachNote } from '../../content/samples.ts';
import { ContactDirectly } from '../../sections/ContactDirectly.tsx';
import { Leads } from '../../sections/Leads.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
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
          <SampleMark note={sampleReachNote} />
        </>
      )}
      <h3>{next.answeredBy}</h3>
      <Leads />
    </Root>
  );
}
