import * as z from 'zod/mini';
import { imageAssetSchema, text } from './common-fields.ts';

const filmSchema = z.strictObject({
  /** The alternative text. */
  title: text,
  /** An id at the configured video host, which then plays it. */
  hostedId: z.optional(text),
  /** Whether phones have files of their own, with larger letters. */
  forPhones: z.optional(z.boolean()),
});

const share = z.number().check(z.gte(0), z.lte(1));

/** Columns of a screenshot, in shares of its width. */
const partSchema = z
  .strictObject({ from: share, to: share })
  .check(z.refine(({ from, to }) => from < to, { error: '`from` must be less than `to`' }));

const screenshotSchema = z.strictObject({
  image: imageAssetSchema,
  /** The alternative text. */
  alt: text,
  caption: text,
  /** The part shown on phones without `phone`, and with `crop='always'` in wide windows. */
  part: z.optional(partSchema),
  /** A picture of its own for phones, where `part` would be too small as well. */
  phone: z.optional(imageAssetSchema),
});

/** content/pictures.yaml: films by the names of their files, screenshots by service. */
export const picturesSchema = z.strictObject({
  films: z.optional(
    z.strictObject({
      hero: z.optional(filmSchema),
      process: z.optional(filmSchema),
      'agentic-process': z.optional(filmSchema),
      'shopify-examples': z.optional(filmSchema),
      'web-apps-bespoke': z.optional(filmSchema),
      'web-apps-stack': z.optional(filmSchema),
    }),
  ),
  screenshots: z.optional(
    z.strictObject({
      'power-apps': z.optional(screenshotSchema),
      'agentic-ai': z.optional(screenshotSchema),
      'agile-teams': z.optional(screenshotSchema),
      shopify: z.optional(screenshotSchema),
      'ai-chat': z.optional(screenshotSchema),
    }),
  ),
});

export type Pictures = z.infer<typeof picturesSchema>;
export type Screenshot = z.infer<typeof screenshotSchema>;
export type ScreenshotPart = z.infer<typeof partSchema>;
