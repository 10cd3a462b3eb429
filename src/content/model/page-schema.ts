import * as z from 'zod/mini';
import { described, shareImageSchema, text } from './common-fields.ts';

/** The front matter of a Markdown page, content/pages/<path>.md. */
export const pageFrontMatterSchema = z.strictObject({
  title: described('The headline.', text),
  name: described('A word or two, in breadcrumbs and menus.', text),
  lead: described('One or two sentences below the headline.', text),
  description: described(
    'For search results and the menu of services; by default the lead.',
    z.optional(text),
  ),
  picture: described(
    'The headline’s picture; by default contour lines.',
    z.optional(
      z
        .string()
        .check(
          z.regex(
            /^\/art\/pages\/[\p{L}\p{M}\p{N}-]+\/[\p{L}\p{M}\p{N}-]+$/u,
            'must be like /art/pages/spring/hero: "npm run picture -- photo.jpg pages/spring/hero" makes all sizes',
          ),
        ),
    ),
  ),
  shareImage: described(
    'The share image, a file below public of 1200 × 630 px; by default the picture.',
    z.optional(shareImageSchema),
  ),
  menu: described(
    'Where it is listed: among the services, or with the company’s pages in mobile menu and footer.',
    z.optional(z.enum(['services', 'company'])),
  ),
  sitemap: described('False keeps it out of sitemap.xml.', z.optional(z.boolean())),
  price: described(
    'The price that it quotes, by its key in content/prices.yaml: a service’s, or its own path.',
    z.optional(text),
  ),
  form: described(
    'An enquiry form at the end.',
    z.optional(
      z.strictObject({
        title: text,
        text,
        service: described('In the thanks: ‘Thank you for your interest in …’.', text),
      }),
    ),
  ),
  closing: described(
    'The call to action at the end, which leads to /contact; the label of its button is by default that of a consultation.',
    z.optional(z.strictObject({ title: text, text, action: z.optional(text) })),
  ),
});

export type PageFrontMatter = z.infer<typeof pageFrontMatterSchema>;

/** A Markdown page with its body as sanitised HTML. */
export interface MarkdownPage extends PageFrontMatter {
  /** Its address, like `/campaigns/spring`. */
  path: string;
  content: string;
  /** The second-level headings of the body with their ids. */
  sections: readonly { id: string; title: string }[];
}

/** What every page of the site knows about a Markdown page. */
export interface PageLink {
  path: string;
  name: string;
  menu?: 'services' | 'company' | undefined;
  /** In the menu of services. */
  description?: string;
  hasForm?: true;
}
