import { site } from '../../content/site.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { getInTouch } from './copy.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

/** The message form, with what happens next beside it. */
export function Message() {
  return (
    <LeadSection
      id="message"
      {...getInTouch}
      formType="contact"
      serviceName={`${site.name} services`}
    >
      <WhatHappensNext />
    </LeadSection>
  );
}
