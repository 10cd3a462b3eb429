import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { siteConfig } from '../../content/site.ts';
import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { media } from '../../theme/tokens.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { getInTouch, hero, next, nextSteps, officesIntro } from './copy.ts';
import { Offices } from './Offices.tsx';
import { BeforeYouSign } from './BeforeYouSign.tsx';
import { Services } from './Services.tsx';
import { contactLinks } from '../../content/company/contact-links.ts';
import { ContactDirectly } from '../../sections/enquiry/ContactDirectly.tsx';
import { contactPeople } from '../../content/company/contact-people.ts';
import { offices } from '../../content/company/office-details.ts';
import { ContactPeople } from '../../sections/people/Person.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';

/** The contact page. */
export function Page(): ReactNode {
  return (
    <Sections>
      <Hero />
      <OurOffices />
      <Message />
      <Services />
      <BeforeYouSign />
    </Sections>
  );
}

/*
 * Both ways side by side, the second as wide as '30 free minutes'; a phone shows the part with the cities, large enough
 * to read their names.
 */
const NearMap = styled(PageHero)`
  .actions {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(min(9.5rem, 60%), 1fr);
    max-width: 32rem;
    gap: 12px;
  }
  .actions a {
    height: auto;
    min-height: 56px;
    padding-inline: 8px;
    text-align: center;
    white-space: normal;
    text-wrap: balance;
  }
  ${media.belowMd} {
    nav + .text {
      padding-block-end: 2.5rem;
    }
    .artwork {
      height: 74vw;
    }
    .artwork img {
      transform: scale(1.6);
      transform-origin: 60% 68%;
    }
  }
  /* No higher: a narrow map would lose its cities at both sides. */
  ${media.lg} {
    > .inner {
      min-height: min(100svh - var(--header-height), 60vw, 960px);
    }
  }
`;

/** The first screen: the promised answer, and the form and the calendar. */
function Hero() {
  const { picture } = siteConfig.contact;
  return <NearMap {...hero} {...(picture && { art: picture })} />;
}

/** The message form, with the next steps beside it. */
function Message() {
  return (
    <EnquirySection
      id="message"
      {...getInTouch}
      formType="contact"
      serviceName={`${siteConfig.name} services`}
      after={contactPeople.length > 0 && <WhoAnswers />}
    >
      <WhatHappensNext />
    </EnquirySection>
  );
}

/** The offices under their heading. */
function OurOffices() {
  return (
    <Section id="offices" labelledBy="offices-title">
      <SectionHead id="offices-title" {...officesIntro} />
      <Offices offices={offices} />
    </Section>
  );
}

const NextToForm = styled.div`
  h3 {
    margin: 12px 0 20px;
  }
  h3:not(:first-child) {
    margin-top: 44px;
  }
`;

const BelowForm = styled.div`
  margin-top: 44px;

  h3 {
    margin-bottom: 20px;
  }
`;

/** The people who answer. */
function WhoAnswers() {
  return (
    <BelowForm>
      <h3>{next.answeredBy}</h3>
      <ContactPeople />
    </BelowForm>
  );
}

/** The steps after a message, and contact without a form. */
function WhatHappensNext() {
  return (
    <NextToForm>
      <h3>{next.title}</h3>
      <NextSteps steps={nextSteps} />
      {contactLinks.length > 0 && (
        <>
          <h3>{next.directly}</h3>
          <ContactDirectly />
        </>
      )}
    </NextToForm>
  );
}
