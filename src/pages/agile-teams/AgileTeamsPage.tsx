import type { ReactNode } from 'react';
import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import type { DeveloperProfile } from '../../content/model/person-schema.ts';
import { FurtherReading } from '../../sections/FurtherReading.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { consultation, hero, pricing, profiles } from './copy.ts';
import { DeveloperCarousel } from './DeveloperCarousel.tsx';
import { EmbeddedTeam } from './EmbeddedTeam.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { MoreServices } from './MoreServices.tsx';
import type { definition } from './definition.ts';
import { Faces } from './Faces.tsx';
import { Skills } from './Skills.tsx';
import { TalentAsAService } from './TalentAsAService.tsx';

/** /agile-teams. A reload begins at its top (src/routes.ts). */
export function Page(): ReactNode {
  const { developers, skillCategories, studies, article, screenshot, price } =
    usePageData<typeof definition>();
  return (
    <Sections>
      <Hero developers={developers} />
      <GettingStarted />
      <EmbeddedTeam developers={developers} screenshot={screenshot} />
      <Skills categories={skillCategories} />
      <TalentAsAService />
      {developers.length > 0 && (
        <Section id="developers" labelledBy="developers-title">
          <SectionHead
            id="developers-title"
            {...profiles}
            title={profiles.title(developers.length)}
          />
          <DeveloperCarousel developers={developers} />
        </Section>
      )}
      <PriceRange {...pricing} price={price} tone="sand" />
      <FurtherReading studies={studies} article={article} tone="sand" />
      <MoreServices />
      <EnquirySection {...consultation} formType="agile-teams-consultation" formStyle="dark" />
    </Sections>
  );
}

/** An agile team in one sentence, the promise, and the developers' faces. */
function Hero({ developers }: { developers: readonly DeveloperProfile[] }) {
  const { consultation: book, developers: meet, ...rest } = hero;
  return (
    <PageHero
      {...rest}
      actions={developers.length > 0 ? [book, meet] : [book]}
      aside={<Faces developers={developers} />}
    />
  );
}
