import { styled } from 'styled-components';
import { contactPeople } from '../../content/company/contact-people.ts';
import { hasCalendar, siteConfig } from '../../content/site.ts';
import { EnquiryForm } from '../../sections/enquiry/EnquiryForm.tsx';
import { ContactPeople } from '../../sections/people/Person.tsx';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { answeredBy, form, schedule, twoWays } from './copy.ts';
import { SchedulingWidget } from './SchedulingWidget.tsx';

const Root = styled(Section)`
  padding-block: clamp(3.5rem, 6vw, 6rem);

  .people {
    margin-bottom: clamp(2.5rem, 5vw, 4rem);
  }
  .people > h3 {
    ${textStyle.label}
    margin-bottom: 12px;
    color: ${color.muted};
    font-weight: 400;
  }
  .way {
    scroll-margin-top: 24px;
  }
  .ways {
    display: grid;
    gap: clamp(3rem, 6vw, 4rem) 32px;
    align-items: start;
  }
  .way {
    min-width: 0;
  }
  .way > h3 + p {
    max-width: 34.8em;
    margin-block: 10px 24px;
    color: ${color.muted};
  }

  ${media.lg} {
    .ways {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: 0 32px;
      align-items: start;
    }
    #enquiry .fields {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The ways to a consultation, form and calendar if there is one, side by side under the leads who answer. */
export function TwoWays() {
  return (
    <Root tone="sand" labelledBy="two-ways">
      <SectionHead id="two-ways" {...twoWays} />
      {contactPeople.length > 0 && (
        <div className="people">
          <h3>{answeredBy}</h3>
          <ContactPeople />
        </div>
      )}
      <div className="ways">
        {hasCalendar && (
          <section className="way" id="schedule" aria-labelledby="schedule-title">
            <h3 id="schedule-title">{schedule.title}</h3>
            <p>{schedule.lead}</p>
            <SchedulingWidget />
          </section>
        )}
        <section className="way" id="enquiry" aria-labelledby="consultation-title">
          <h3 id="consultation-title">{form.title}</h3>
          <p>{form.subtitle}</p>
          <EnquiryForm
            formType="consultation"
            serviceName={`${siteConfig.name} consultation services`}
            labelledBy="consultation-title"
          />
        </section>
      </div>
    </Root>
  );
}
