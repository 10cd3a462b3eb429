import { styled } from 'styled-components';
import type { SkillCategory } from '../../content/records/skills-schema.ts';
import { media } from '../../theme/tokens.ts';
import { Accordion } from '../../ui/disclosure/Accordion.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { TagList } from '../../ui/text/Tag.tsx';
import { skills } from './copy.ts';

const Root = styled(Section)`
  /* Only on wide screens, below the sticky head. */
  .more {
    display: none;
  }
  ${media.lg} {
    .more {
      display: block;
      /* Extends to the page's edge. */
      margin-block: 48px 0;
      margin-inline: calc(-1 * var(--bleed)) 0;
    }
  }
`;

/** The skills by category. */
export function Skills({ categories }: { categories: readonly SkillCategory[] }) {
  return (
    <Root labelledBy="skills" layout="split">
      <SectionHead id="skills" {...skills}>
        <Picture
          image={{ src: '/art/sections/agile-team', width: 1600, height: 1200 }}
          alt=""
          sizes="(min-width: 1024px) 48vw, 1px"
        />
      </SectionHead>
      <Accordion
        defaultValue={categories[0]?.category}
        items={categories.map(({ category, skills: names }) => ({
          value: category,
          title: category,
          content: <TagList label={`${category} skills`} items={names} />,
        }))}
      />
    </Root>
  );
}
