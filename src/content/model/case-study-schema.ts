import * as z from 'zod/mini';
import { services } from '../navigation/services.ts';
import { inMonths, reworkWeeks, totalWeeks } from './phases.ts';
import {
  daySchema,
  described,
  distinct,
  distinctBy,
  found,
  imageAssetSchema,
  shareImageSchema,
  text,
} from './common-fields.ts';
import type { ImageAsset, PhoneImage } from './media.ts';

const serviceIds = services.map(({ id }): string => id);
const service = text.check(
  z.refine((id) => serviceIds.includes(id), {
    error: ({ input }) => found(input, `one of ${serviceIds.join(', ')}, or nothing`),
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
 * A file in content/case-studies/<slug>.yaml. The file's name is the study's id and slug; its pictures
 * are in public/art/case-studies/<slug>/ (`card`, `hero`, `gallery-1` to `gallery-4`) unless the file names
 * others. Empty lines separate paragraphs.
 */
export const caseStudyFileSchema = z
  .strictObject({
    draft: described('True hides it from the public.', z.optional(z.boolean())),
    order: described(
      'Position in the list, smallest first; gaps leave room for a study in between.',
      z.int().check(z.positive()),
    ),
    title: described('The client’s name.', text),
    subtitle: text,
    summary: text,
    shortDescription: text,
    seoTitle: described(
      'The page title before the site’s name; by default the study’s title.',
      z.optional(text),
    ),
    seoDescription: described('For search results; by default shortDescription.', z.optional(text)),
    industry: text,
    service: described('Its service, by the key in content/services.yaml.', z.optional(service)),
    technologies: z.array(text).check(z.minLength(1), distinct),
    updated: described(
      'The day of the last change that matters to readers.',
      z.optional(daySchema),
    ),
    year: described(
      'The year of the launch, or of the beginning while the work goes on.',
      z.int().check(
        z.gte(1990),
        z.refine((year) => year <= new Date().getFullYear(), { error: 'is in the future' }),
      ),
    ),
    team: described('Who worked on it.', text),
    effort: described('Invoiced work of that team, in person-weeks.', z.int().check(z.positive())),
    timeline: described(
      'The duration; the sum of phases. "5 months so far" says that the work goes on.',
      z
        .string()
        .check(
          z.regex(
            /^[1-9]\d* months?(?: so far)?$/,
            'must read like "5 months", or "5 months so far" while the work goes on',
          ),
        ),
    ),
    phases: z
      .array(
        z.strictObject({
          name: text,
          weeks: z.int().check(z.positive()),
          rework: described(
            'Time lost by our own mistake, which setback describes.',
            z.optional(z.boolean()),
          ),
          text,
        }),
      )
      .check(z.minLength(2, count('2 or more')), distinctBy('name')),
    situation: text,
    before: described('What was in use before the project.', text),
    solution: text,
    solutionPoints: z.array(text).check(z.minLength(1), distinct),
    chapters: described(
      'Additional sections of this study: after the solution, or after the setback.',
      z.optional(
        z
          .array(z.strictObject({ title: text, text, afterSetback: z.optional(z.boolean()) }))
          .check(distinctBy('title')),
      ),
    ),
    setback: described(
      'Our own mistake and its fix, if there was one; its weeks are phases of rework.',
      z.optional(z.strictObject({ title: text, text, remedy: text })),
    ),
    impact: text,
    results: z
      .array(
        z.strictObject({
          value: text,
          label: described('What follows the value: "38%", "fewer reprints".', text),
          measure: described(
            'What is counted before and after, in a sentence with them: "Reprints per 100 orders".',
            text,
          ),
          before: text,
          after: text,
        }),
      )
      .check(z.minLength(2, count('2 to 6')), z.maxLength(6, count('2 to 6')), distinctBy('label')),
    measured: described('How and over what time the results were counted.', text),
    image: z.optional(imageAssetSchema),
    heroImage: z.optional(imageAssetSchema),
    images: described(
      'At most four; the gallery shows placeholders for missing ones.',
      z
        .array(
          z.strictObject({
            caption: text,
            alt: described('The alternative text.', z.optional(text)),
            screen: described(
              'The kind of screenshot, which sets the proportions; without it an illustration of 4:3.',
              z.optional(z.enum(['desktop', 'phone'])),
            ),
            cut: described(
              'Where cards on phones and a study’s hero cut a phone’s screenshot, as a share of its width: below a whole row; by default 1.',
              z.optional(z.number().check(z.positive())),
            ),
            image: z.optional(imageAssetSchema),
          }),
        )
        .check(z.minLength(1, count('1 to 4')), z.maxLength(4, count('1 to 4'))),
    ),
    shareImage: described(
      'The share image, a file below public of 1200 × 630 px.',
      z.optional(shareImageSchema),
    ),
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
    z.refine(({ phases, setback }) => !setback || reworkWeeks(phases) > 0, {
      path: ['phases'],
      error: 'none has "rework: true" for the weeks that the setback cost',
    }),
    z.refine(({ phases, setback }) => setback !== undefined || reworkWeeks(phases) === 0, {
      path: ['phases'],
      error: 'have "rework: true", weeks that `setback` explains: add it, or remove `rework`',
    }),
  );

export type CaseStudyFile = z.infer<typeof caseStudyFileSchema>;

/** A picture of the gallery with its texts. */
export interface GalleryImage extends PhoneImage {
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
  'id' | 'slug' | 'title' | 'shortDescription' | 'industry' | 'image' | 'technologies'
> & {
  /** The product on a phone, readable in a phone's width. */
  phone?: PhoneImage;
};

type Result = CaseStudy['results'][number];

/** A study in the list: its summary, duration and first result. */
export type CaseStudyListing = CaseStudySummary &
  Pick<CaseStudy, 'timeline'> & { result: Pick<Result, 'value' | 'label'> };

/** A study below the cards of a long list. */
export type CaseStudyRow = Pick<
  CaseStudy,
  'slug' | 'title' | 'shortDescription' | 'industry' | 'timeline'
>;

/** A study on the home page, with how its result was measured. */
export type MeasuredStudy = CaseStudyListing & { result: Result };
