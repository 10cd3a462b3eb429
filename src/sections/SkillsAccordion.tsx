import type { SkillCategory } from '../content/skills.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { TagList } from '../ui/TagList.tsx';

export interface SkillsAccordionProps {
  categories: readonly SkillCategory[];
  /** The category that is open at first; none by default. */
  defaultCategory?: string;
}

/** The skills of /agile-teams by category, one category open at a time. */
export function SkillsAccordion({ categories, defaultCategory }: SkillsAccordionProps) {
  return (
    <Accordion
      defaultValue={defaultCategory}
      items={categories.map(({ category, skills }) => ({
        value: category,
        title: category,
        note: `${skills.length} skills`,
        content: <TagList label={`${category} skills`} items={skills} />,
      }))}
    />
  );
}
