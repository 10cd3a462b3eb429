import { styled } from 'styled-components';
import { skillCategories } from '../../content/skills.ts';
import { SkillsAccordion } from '../../sections/SkillsAccordion.tsx';
import { media } from '../../theme/media.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const skillCount = skillCategories.reduce((sum, { skills }) => sum + skills.length, 0);

const Root = styled(Section)`
  /* The picture belongs to the wide layout: it stands below the head, which sticks no further. */
  .more {
    display: none;
  }
  ${media.lg} {
    .more {
      display: block;
      margin-top: 48px;
      /* Runs off the page. */
      margin-left: calc(-1 * var(--bleed));
    }
  }
`;

/** What the people can do, by category. */
export function Skills() {
  return (
    <Root labelledBy="skills" layout="split">
      <SectionHead
        id="skills"
        number="03"
        eyebrow="Skills"
        title="What our people work with"
        lead={`${skillCount} skills in ${skillCategories.length} fields. A team is put together from them for the work in front of you, and changes when the work does.`}
      >
        <Picture
          image={{ src: '/art/sections/agile-team', width: 1600, height: 1200 }}
          alt=""
          sizes="(min-width: 1024px) 48vw, 1px"
        />
      </SectionHead>
      <SkillsAccordion categories={skillCategories} defaultCategory="Front-End" />
    </Root>
  );
}
