import * as z from 'zod/mini';
import { isoDate } from '../words/calendar-date.ts';
import { inMonths, reworkWeeks, totalWeeks } from './phases.ts';
import type { ImageAsset } from '../types.ts';

const text = z.string().check(z.trim(), z.minLength(1));

/** A picture in a content file: see ImageAsset. */
export const imageAssetSchema = z.strictObject({
  src: text,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
});

/** Text such as `March 4, 2026` or `4 March 2026`, shown as it is written. */
export const daySchema = z.string().check(
  z.refine((text) => isoDate(text) !== undefined, {
    error: ({ input }) =>
      /^(?:[A-Z][a-z]+ \d{1,2},|\d{1,2} [A-Z][a-z]+) \d{4}$/.test(String(input))
        ? `${String(input)} does not exist`
        : 'must be a day written like "March 4, 2026" or "4 March 2026"',
  }),
);

const count = (expected: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `expected ${expected}, found ${Array.isArray(input) ? input.length : 'none'}`,
});

interface TimedFile {
  timeline: string;
  phases: { weeks: number }[];
}

/** Whether the phases add up to the timeline; a timeline without a number is not checked here. */
function fits({ timeline, phases }: TimedFile): boolean {
  const months = Number.parseInt(timeline);
  return Number.isNaN(months) || inMonths(totalWeeks(phases)) === months;
}

/**
 * A file in src/content/case-studies/<slug>.yaml. The file's name is the study's id and slug; its pictures
 * are in public/art/case-studies/<slug>/ (`card`, `hero`, `gallery-1` to `gallery-4`) unless the file names
 * others. Empty lines separate paragraphs.
 */
export const caseStudyFileSchema = z
  .strictObject({
    /** True hides it from the public. */
    draft: z.optional(z.boolean()),
    /** Position in the list, smallest first; gaps leave room for a study in between. */
    order: z.int().check(z.positive()),
    /** A sample, which pages mark. */
    sample: z.optional(z.boolean()),
    /** The client's name. */
    title: text,
    subtitle: text,
    summary: text,
    shortDescription: text,
    /** The page title before the site's name; by default the study's title. */
    seoTitle: z.optional(text),
    /** For search results; by default `shortDescription`. */
    seoDescription: z.optional(text),
    industry: text,
    /** The path of its service, such as `/shopify`. */
    service: z.optional(text),
    technologies: z.array(text).check(z.minLength(1)),
    /** The day of the last change that matters to readers. */
    updated: z.optional(daySchema),
    /** The year of the launch. */
    year: z.int().check(z.gte(1990), z.lte(2100)),
    /** Who worked on it. */
    team: text,
    /** Work of that team, in person-weeks. */
    effort: z.int().check(z.positive()),
    /** The duration; the sum of `phases`. */
    timeline: z.string().check(z.regex(/^[1-9]\d* months?$/, 'must read like "5 months"')),
    phases: z
      .array(
        z.strictObject({
          name: text,
          weeks: z.int().check(z.positive()),
          /** Time lost by our own mistake, which `setback` describes. */
          rework: z.optional(z.boolean()),
          text,
        }),
      )
      .check(z.minLength(2, count('2 or more'))),
    situation: text,
    /** What was in use before the project. */
    before: text,
    solution: text,
    solutionPoints: z.array(text).check(z.minLength(1)),
    /** Additional sections of this study: after the solution, or after the setback. */
    chapters: z.optional(
      z.array(z.strictObject({ title: text, text, afterSetback: z.optional(z.boolean()) })),
    ),
    /** Our own mistake and its fix; its weeks are phases of rework. */
    setback: z.strictObject({ title: text, text, remedy: text }),
    impact: text,
    results: z
      .array(z.strictObject({ value: text, label: text, before: text, after: text }))
      .check(z.length(4, count('4'))),
    /** How and over what time the results were counted. */
    measured: text,
    image: z.optional(imageAssetSchema),
    heroImage: z.optional(imageAssetSchema),
    /** At most four; the gallery shows placeholders for missing ones. */
    images: z
      .array(
        z.strictObject({
          caption: text,
          /** The alternative text. */
          alt: z.optional(text),
          /** The kind of screenshot, which sets the proportions; without it an illustration of 4:3. */
          screen: z.optional(z.enum(['desktop', 'phone'])),
          image: z.optional(imageAssetSchema),
        }),
      )
      .check(z.minLength(1, count('1 to 4')), z.maxLength(4, count('1 to 4'))),
    /** The share image, a file below public of 1200 × 630 px. */
    shareImage: z.optional(text),
  })
  .check(
    z.refine(fits, {
      path: ['phases'],
      error: ({ input }) => {
        const { timeline, phases } = input as TimedFile;
        const total = totalWeeks(phases);
        return `add up to ${total} weeks, ${inMonths(total)} months, but the timeline says "${timeline}"`;
      },
    }),
    z.refine(({ phases }) => reworkWeeks(phases) > 0, {
      path: ['phases'],
      error: 'none has "rework: true", the weeks that the setback cost',
    }),
  );

export type CaseStudyFile = z.infer<typeof caseStudyFileSchema>;

/** A picture of the gallery with its texts. */
export interface GalleryImage extends ImageAsset {
  caption: string;
  alt?: string | undefined;
  screen?: CaseStudyFile['images'][number]['screen'];
}

/** A study with address and resolved pictures. */
export interface CaseStudy extends Omit<CaseStudyFile, 'image' | 'heroImage' | 'images'> {
  id: string;
  slug: string;
  image: ImageAsset;
  heroImage: ImageAsset;
  images: GalleryImage[];
}

/** A study for cards and carousels. */
export type CaseStudySummary = Pick<
  CaseStudy,
  'id' | 'slug' | 'title' | 'shortDescription' | 'industry' | 'image' | 'technologies' | 'sample'
>;

/** A study in the list of all: its summary, duration and first result. */
export type CaseStudyListing = CaseStudySummary &
  Pick<CaseStudy, 'timeline'> & { result: CaseStudy['results'][number] };
