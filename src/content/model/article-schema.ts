import * as z from 'zod/mini';
import { isoDate } from '../words/calendar-date.ts';
import { daySchema, described, imageAssetSchema, shareImageSchema, text } from './common-fields.ts';
import type { DeveloperProfile } from './person-schema.ts';
import type { ImageAsset } from './media.ts';

/** One of the two bars of a chart. */
const barSchema = z.strictObject({ value: z.number().check(z.positive()), label: text });

/**
 * The front matter of content/articles/<id>.md. The file's name is the article's id; its picture is
 * public/art/articles/<id>/hero unless the file names another.
 */
export const articleFrontMatterSchema = z
  .strictObject({
    title: text,
    excerpt: text,
    author: text,
    draft: described('True hides it from the public.', z.optional(z.boolean())),
    authorUrl: described(
      'The target of the author’s name: a path of the site or an https address. An author who has no file in content/people needs one.',
      z.optional(
        z
          .string()
          .check(
            z.regex(/^(\/|https:\/\/)\S+$/, 'must begin with https:// or, on this site, with /'),
          ),
      ),
    ),
    date: described(
      'Articles are listed newest first; one with a future date appears on that day.',
      daySchema,
    ),
    updated: described(
      'The day of the last change that matters to readers.',
      z.optional(daySchema),
    ),
    feedId: described(
      'The id in the feed, for an article whose file has been renamed: the file’s original name.',
      z.optional(text),
    ),
    category: text,
    chart: described(
      'Two numbers of the article, drawn as bars on /insights while it is the newest.',
      z.optional(
        z.strictObject({ unit: text, before: barSchema, after: barSchema, caption: text }),
      ),
    ),
    mistake: described(
      'What we got wrong, in a sentence, and what it cost in hours: shown on /insights below the chart.',
      z.optional(z.strictObject({ text, hours: z.number().check(z.positive()) })),
    ),
    closing: described(
      'The call to action at the article’s end.',
      z.strictObject({ title: text, text }),
    ),
    imageUrl: z.optional(imageAssetSchema),
    shareImage: described(
      'The share image, a file below public of 1200 × 630 px.',
      z.optional(shareImageSchema),
    ),
  })
  .check(
    z.refine(({ date, updated }) => (isoDate(updated ?? '') ?? '9999') >= (isoDate(date) ?? ''), {
      path: ['updated'],
      error: 'is a day before `date`',
    }),
  );

type ArticleFrontMatter = z.infer<typeof articleFrontMatterSchema>;

/** An article with its body as sanitised HTML. */
export interface Article extends ArticleFrontMatter {
  id: string;
  imageUrl: ImageAsset;
  content: string;
  /** The second-level headings of the body with their ids. */
  sections: readonly { id: string; title: string }[];
  /** The author's profile, if the author is a person of the site. */
  profile?: Pick<DeveloperProfile, 'title' | 'avatar'>;
  /** Text such as `7 min read`, from the length of the body. */
  readTime: string;
  /** The services that the body links to, by their keys. */
  services: readonly string[];
}

/** An article for cards. */
export type ArticleSummary = Pick<
  Article,
  'id' | 'title' | 'excerpt' | 'category' | 'readTime' | 'imageUrl'
>;

type Chart = NonNullable<Article['chart']>;
type Mistake = NonNullable<Article['mistake']>;

/** The newest article, on /insights, with its numbers as text. */
export type FeaturedArticle = ArticleSummary &
  Pick<Article, 'author' | 'profile' | 'date'> & {
    chart?: Omit<Chart, 'before' | 'after'> &
      Record<'before' | 'after', Chart['before'] & { text: string }>;
    mistake?: Omit<Mistake, 'hours'> & { hours: string };
  };
