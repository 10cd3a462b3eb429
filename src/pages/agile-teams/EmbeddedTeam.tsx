import { styled } from 'styled-components';
import { teamStories } from '../../content/company/team-stories.ts';
import type { DeveloperProfile } from '../../content/model/person-schema.ts';
import type { Screenshot } from '../../content/model/pictures-schema.ts';
import { ScreenshotFigure } from '../../sections/ScreenshotFigure.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import { media } from '../../theme/tokens.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { embedded } from './copy.ts';
import { TeamMonths } from './TeamMonths.tsx';

const Values = styled(TitledList)`
  column-gap: 32px;

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Four values of an embedded team, teams by the month, and a team's board. */
export function EmbeddedTeam({
  developers,
  screenshot,
}: {
  developers: readonly DeveloperProfile[];
  screenshot: Screenshot | null;
}) {
  const { values, ...intro } = embedded;
  return (
    <Section tone="sand" labelledBy="embedded-team">
      <SectionHead id="embedded-team" {...intro} />
      <Values items={values} />
      {teamStories.map((story) => (
        <TeamMonths key={story.title} story={story} developers={developers} />
      ))}
      {screenshot && <ScreenshotFigure {...screenshot} />}
    </Section>
  );
}
