import * as z from 'zod/mini';
import { distinctBy, textLike, text } from './common-fields.ts';
import { searchTextSchema } from './search-schema.ts';

/** A link of header, mobile menu and footer, which may label it differently. */
const menuLinkSchema = z.strictObject({
  label: text,
  mobileLabel: z.optional(text),
  footerLabel: z.optional(text),
  /** The header shows it as a button. */
  isButton: z.optional(z.boolean()),
});

const mainPageSchema = z.strictObject({
  path: textLike((path) => /^\/(?!\/)/.test(path), 'the path of a page, like /contact'),
  /** In breadcrumbs. */
  name: text,
  /** In tabs and search results, before the site's name; by default the name. */
  title: z.optional(text),
  menu: z.optional(menuLinkSchema),
  search: z.optional(searchTextSchema),
});

/** content/main-pages.yaml. */
export const mainPagesSchema = z.strictObject({
  /** The name of the services' menu and of their list in the footer. */
  expertise: text,
  pages: z.array(mainPageSchema).check(z.minLength(1), distinctBy('path')),
});

/** What browsers get of the main pages. */
export interface Navigation {
  expertise: string;
  pages: Omit<z.infer<typeof mainPageSchema>, 'title' | 'search'>[];
}
