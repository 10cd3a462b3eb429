import { styled } from 'styled-components';
import { skillCategories } from '../../content/company/skills.ts';
import { media } from '../../theme/tokens.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { skills } from './copy.ts';

const SkillsAccordion = lazyPart(() =>
  import('../../sections/people/SkillsAccordion.tsx').then((module) => module.SkillsAccordion),
);

const Root = styled(Section)`
  /* The picture belongs to the wide layout: it stands below the head, which sticks no further. */
  .more {
    display: none;
  }
  ${media.lg} {
    .more {
      display: block;
      /* Runs off the page. */
      margin: 48px 0 0 calc(-1 * var(--bleed));
    }
  }
`;

/** What the people can do, by category. */
export function Skills() {
  return (
    <Root labelledBy="skills" layout="split">
      <SectionHead id="skills" {...skills}>
        <Picture
          image={{ src: '/art/sections/agile-team', width: 1600, height: 1200 }}
          alt=""
          sizes="(min-width: 1024px) 48vw, 1px"
        />
      </SectionHead>
      <SkillsAccordion
        categories={skillCategories}
        defaultCategory={skillCategories[0]?.category}
      />
    </Root>
  );
}
