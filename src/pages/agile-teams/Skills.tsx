import type { SkillCategory } from '../../content/model/skills-schema.ts';
import { Accordion } from '../../ui/disclosure/Accordion.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { TagList } from '../../ui/text/Tag.tsx';
import { skills } from './copy.ts';

/** The skills by category. */
export function Skills({ categories }: { categories: readonly SkillCategory[] }) {
  return (
    <Section labelledBy="skills" layout="split">
      <SectionHead id="skills" {...skills} />
      <Accordion
        defaultValue={categories[0]?.category}
        items={categories.map(({ category, skills: names }) => ({
          value: category,
          title: category,
          content: <TagList label={`${category} skills`} items={names} />,
        }))}
      />
    </Section>
  );
}
