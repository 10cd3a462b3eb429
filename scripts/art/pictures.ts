import { articles } from './pictures/articles.ts';
import { caseStudies } from './pictures/case-studies.ts';
import { heroes } from './pictures/heroes.ts';
import { offices } from './pictures/offices.ts';
import { sections } from './pictures/sections.ts';
import { services } from './pictures/services.ts';

/** A picture under way: SVG text or an encoded bitmap. */
export type Draw = () => string | Promise<Buffer>;

/** Every picture by its path below public/art. */
export const pictures: Record<string, Draw> = {
  ...caseStudies,
  ...articles,
  ...services,
  ...heroes,
  ...offices,
  ...sections,
};
