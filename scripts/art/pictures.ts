import { caseStudies } from './pictures/case-studies.ts';

/** A picture under way: SVG text or an encoded bitmap. */
export type Draw = () => string | Promise<Buffer>;

/** Every picture by its path below public/art. */
export const pictures: Record<string, Draw> = { ...caseStudies };
