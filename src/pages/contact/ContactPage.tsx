import type { ReactNode } from 'react';
import { site } from '../../content/site.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { getInTouch, hero, heroArt, officesIntro } from './copy.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

const Offices = deferred(() => import('./Offices.tsx').then((module) => module.Offices));

/** The contact page (SPEC.md 2, /contact). */
export function Page(): ReactNode {
  return (
    <>
      <PageHero
        {...hero}
        sheet="Sheet 07"
        art={heroArt}
        actions={
          <>
            <ButtonLink to="#message" size="lg" arrow>
              Write to us
            </ButtonLink>
            <ButtonLink to="#offices" size="lg" variant="outline">
              Find an office
            </ButtonLink>
          </>
        }
      />
      <Section id="offices" labelledBy="offices-title">
        <SectionHead number="01" id="offices-title" {...officesIntro} />
        <SectionBoundary name="Our offices">
          <Offices />
        </SectionBoundary>
      </Section>
      <LeadSection
        id="message"
        number="02"
        {...getInTouch}
        formType="contact"
        serviceName={`${site.name} services`}
      >
        <WhatHappensNext />
      </LeadSection>
    </>
  );
}
