import * as z from 'zod/mini';
import { distinctBy, textLike, words } from './record-fields.ts';

/** A link of header, mobile menu and footer, which may label it differently. */
const navigationEntrySchema = z.strictObject({
  label: words,
  mobileLabel: z.optional(words),
  footerLabel: z.optional(words),
  to: textLike((to) => /^\/(?!\/)/.test(to), 'the path of a page, like /contact'),
  /** The header shows it as a button. */
  isButton: z.optional(z.boolean()),
});

/** content/navigation.yaml. */
export const navigationSchema = z.strictObject({
  /** The name of the services' menu and of their list in the footer. */
  expertise: words,
  links: z.array(navigationEntrySchema).check(z.minLength(1), distinctBy('to')),
});

export type Navigation = z.infer<typeof navigationSchema>;
