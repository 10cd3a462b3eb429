import type { Draw } from './formats.ts';
import { articles } from './pictures/articles.ts';
import { caseStudies } from './pictures/case-studies.ts';
import { heroes } from './pictures/heroes.ts';
import { offices } from './pictures/offices.ts';
import { portraits } from './pictures/people.ts';
import { sections } from './pictures/sections.ts';
import { services } from './pictures/services.ts';

/** Every picture by its path below public/art. */
export const pictures: Record<string, Draw> = {
  ...caseStudies,
  ...articles,
  ...services,
  ...heroes,
  ...offices,
  ...sections,
  ...portraits,
};
