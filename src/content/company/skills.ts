import compiled from '../compiled/skills.json' with { type: 'json' };
import type { SkillCategory } from '../model/skills-schema.ts';

/** The skills by category: content/skills.yaml. */
export const skillCategories: readonly SkillCategory[] = compiled;
