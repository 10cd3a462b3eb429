import type { Draw } from '../formats.ts';
import { articles } from './articles.ts';
import { caseStudies } from './case-studies.ts';
import { heroes } from './heroes.ts';
import { offices } from './offices.ts';
import { sections } from './sections.ts';
import { services } from './services.ts';

/** Every picture by its path below public/art. */
export const pictures: Record<string, Draw> = {
  ...caseStudies,
  ...articles,
  ...services,
  ...heroes,
  ...offices,
  ...sections,
};
