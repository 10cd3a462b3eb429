import * as z from 'zod/mini';
import { distinct, distinctBy, text } from './common-fields.ts';

const skillCategorySchema = z.strictObject({
  category: text,
  skills: z.array(text).check(z.minLength(1), distinct),
});

/** content/skills.yaml. */
export const skillsSchema = z.array(skillCategorySchema).check(distinctBy('category'));

/** An item of the skills accordion on /agile-teams. */
export type SkillCategory = z.infer<typeof skillCategorySchema>;
