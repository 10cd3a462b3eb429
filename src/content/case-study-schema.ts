import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));

/** A picture in a content file: see ImageAsset. */
export const imageAssetSchema = z.strictObject({
  src: text,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
});

const count = (expected: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `expected ${expected}, found ${Array.isArray(input) ? input.length : 'none'}`,
});

const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case-with-dashes'));

/** One file in src/content/case-studies/<slug>.json (SPEC.md 3, Case study). */
export const caseStudySchema = z.strictObject({
  id: slug,
  slug,
  /** Position in the list; 1 comes first. */
  order: z.int().check(z.positive()),
  title: text,
  subtitle: text,
  summary: text,
  shortDescription: text,
  industry: text,
  image: imageAssetSchema,
  heroImage: imageAssetSchema,
  /** File below public, 1200 × 630, for links shared elsewhere; without one the hero is shown. */
  shareImage: z.optional(text),
  technologies: z.array(text).check(z.minLength(1)),
  timeline: z
    .string()
    .check(z.regex(/^([3-9]|10|11) months$/, 'must read like "5 months", from 3 to 11')),
  situation: text,
  solution: text,
  solutionPoints: z.array(text).check(z.minLength(1)),
  impact: text,
  results: z.array(z.strictObject({ value: text, label: text })).check(z.length(4, count('4'))),
  /** At most four; the gallery fills what is missing with a placeholder. */
  images: z
    .array(imageAssetSchema)
    .check(z.minLength(1, count('1 to 4')), z.maxLength(4, count('1 to 4'))),
});

export type CaseStudy = z.infer<typeof caseStudySchema>;

/** What cards and carousels need of a study. */
export type CaseStudySummary = Pick<
  CaseStudy,
  'id' | 'slug' | 'title' | 'shortDescription' | 'industry' | 'image' | 'technologies'
>;

/** What the list of all studies shows of one: a card, its duration and its first result. */
export type CaseStudyListing = CaseStudySummary &
  Pick<CaseStudy, 'timeline'> & { result: CaseStudy['results'][number] };
