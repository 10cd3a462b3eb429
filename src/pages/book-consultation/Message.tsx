import { styled } from 'styled-components';
import { site } from '../../content/site.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { Leads } from '../../sections/Leads.tsx';
import { answeredBy, form } from './copy.ts';

const People = styled.div`
  h3 {
    margin: 12px 0 20px;
  }
`;

/** The consultation form, with the people whom the visitor will talk to beside it. */
export function Message() {
  return (
    <LeadSection
      {...form}
      formType="consultation"
      serviceName={`${site.name} consultation services`}
    >
      <People>
        <h3>{answeredBy}</h3>
        <Leads />
      </People>
    </LeadSection>
  );
}
