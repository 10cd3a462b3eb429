import * as z from 'zod/mini';
import { type MainPage, mainPaths } from '../../paths.ts';
import { found, text } from './common-fields.ts';
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
  /** In breadcrumbs. */
  name: text,
  /** In tabs and search results, before the site's name; by default the name. */
  title: z.optional(text),
  menu: z.optional(menuLinkSchema),
  search: z.optional(searchTextSchema),
});

const mainPages = Object.keys(mainPaths) as MainPage[];

/** content/main-pages.yaml: all main pages by their keys, in the order of menus. */
export const mainPagesSchema = z.strictObject({
  /** The name of the services' menu and of their list in the footer. */
  expertise: text,
  pages: z.partialRecord(z.enum(mainPages), mainPageSchema).check(
    z.refine((pages) => mainPages.every((page) => pages[page]), {
      error: ({ input }) => found(Object.keys(input as object), `all of ${mainPages.join(', ')}`),
    }),
  ),
});

/** A main page's texts and menu. */
export type MainPageTexts = z.infer<typeof mainPageSchema>;

/** What browsers get of the main pages. */
export interface Navigation {
  expertise: string;
  pages: (Pick<MainPageTexts, 'name' | 'menu'> & { path: string })[];
}
