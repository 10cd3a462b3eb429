import * as z from 'zod/mini';
import { text } from './common-fields.ts';

const share = z.number().check(z.gte(0), z.lte(100));

/** content/figures.yaml. */
export const figuresSchema = z.strictObject({
  shopify: z.optional(
    z.array(
      z.strictObject({
        value: share,
        label: text,
        /** The mean of the example stores' figures. */
        ofStores: z.optional(z.boolean()),
        /** Its source on the page. */
        note: z.optional(text),
      }),
    ),
  ),
  webApps: z.optional(z.array(z.strictObject({ value: share, label: text }))),
  aiChat: z.optional(
    z.array(z.strictObject({ value: text, label: text, after: z.number().check(z.gte(0)) })),
  ),
  agent: z.optional(z.strictObject({ saved: share, alone: share })),
});

/** The figures of the company's own work on the services' pages. */
export type Figures = z.infer<typeof figuresSchema>;
