import type { SkillCategory } from '../../content/company/skills.ts';
import { Accordion } from '../../ui/disclosure/Accordion.tsx';
import { TagList } from '../../ui/text/Tag.tsx';

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
        content: <TagList label={`${category} skills`} items={skills} />,
      }))}
    />
  );
}
