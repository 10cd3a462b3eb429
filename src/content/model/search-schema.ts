import * as z from 'zod/mini';
import { shareImageSchema, text } from './common-fields.ts';

/**
 * What search engines and shared links show of a page, with names of promises and of what scripts/build/seed.ts fills
 * in.
 */
export const searchTextSchema = z.strictObject({
  title: z.optional(text),
  description: z.optional(text),
  image: z.optional(shareImageSchema),
});

/** A page's texts with names in braces, and a service's name and lowest price. */
export interface PageSearchText extends z.infer<typeof searchTextSchema> {
  path: string;
  name?: string;
  price?: number | undefined;
}
