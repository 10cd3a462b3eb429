import * as z from 'zod/mini';
import { isoDate } from '../words/calendar-date.ts';
import { daySchema, imageAssetSchema } from './case-study-schema.ts';
import type { DeveloperProfile, ImageAsset } from '../types.ts';

const text = z.string().check(z.trim(), z.minLength(1));

/** The categories an article may stand in. */
const articleCategories = ['Digital Transformation', 'E-Commerce'] as const;

/** One of two numbers that a figure compares; the areas that show them are drawn to scale. */
const figureSide = z.strictObject({ value: z.number().check(z.positive()), label: text });

/**
 * Front matter of src/content/articles/<id>.md. The file's name is the article's id, and its
 * picture is public/art/articles/<id>/hero unless the file names another.
 */
export const articleFrontMatterSchema = z
  .strictObject({
    /** One that ships with the site, by a made-up author: pages say so beside it. */
    sample: z.optional(z.boolean()),
    title: text,
    excerpt: text,
    author: text,
    /** True keeps it from the public; a draft needs no other change to be published. */
    draft: z.optional(z.boolean()),
    /** A page or a profile of its author, which the name leads to: a path of the site, or an https address. */
    authorUrl: z.optional(
      z
        .string()
        .check(
          z.regex(/^(\/|https:\/\/)\S+$/, 'must begin with https:// or, on this site, with /'),
        ),
    ),
    /** The newest article comes first; one in the future appears on its day. */
    date: daySchema,
    /** The day of the last change that readers should know of. */
    updated: z.optional(daySchema),
    /** What feed readers know the article by, once its file has been renamed: the file's first name. */
    feedId: z.optional(text),
    category: z.enum(articleCategories),
    /** Two numbers of the article's own, which /insights leads with while it is the newest. */
    figure: z.optional(
      z.strictObject({
        unit: text,
        before: figureSide,
        after: figureSide,
        caption: text,
      }),
    ),
    /** The call to action at the article's end. */
    closing: z.strictObject({ title: text, text }),
    imageUrl: z.optional(imageAssetSchema),
    /** File below public, 1200 × 630, for links shared elsewhere. */
    shareImage: z.optional(text),
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
  /** The author's profile, where the name is one of the developers'. */
  profile?: Pick<DeveloperProfile, 'title' | 'avatar'>;
  /** Text such as `7 min read`, from the length of the body. */
  readTime: string;
}

export type ArticleSummary = Omit<Article, 'content' | 'closing'>;
