import type { ReactNode } from 'react';
import { site } from '../../content/site.ts';
import { LeadSection } from '../../sections/enquiry/LeadSection.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { getInTouch, hero, heroArt, officesIntro } from './copy.ts';
import { Offices } from './Offices.tsx';
import { BeforeYouSign } from './BeforeYouSign.tsx';
import { Services } from './Services.tsx';
import { WhatHappensNext } from './WhatHappensNext.tsx';

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

/** The first screen: the promise of an answer, and the ways to form, calendar and services. */
function Hero() {
  return <PageHero {...hero} art={heroArt} />;
}

/** The message form, with what happens next beside it. */
function Message() {
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

/** The offices under their heading. */
function OurOffices() {
  return (
    <Section id="offices" labelledBy="offices-title">
      <SectionHead id="offices-title" {...officesIntro} />
      <Offices />
    </Section>
  );
}
