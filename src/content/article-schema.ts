import * as z from 'zod/mini';
import { isoDate } from './calendar-date.ts';
import { imageAssetSchema } from './case-study-schema.ts';
import type { ImageAsset } from './types.ts';

const text = z.string().check(z.trim(), z.minLength(1));

/** The categories an article may stand in. */
const articleCategories = ['Digital Transformation', 'E-Commerce'] as const;

/**
 * Front matter of src/content/articles/<id>.md. The file's name is the article's id, and its
 * picture is public/art/articles/<id>/hero unless the file names another.
 */
export const articleFrontMatterSchema = z.strictObject({
  title: text,
  excerpt: text,
  author: text,
  /** Text such as `March 4, 2026`; the newest article comes first. */
  date: z
    .string()
    .check(
      z.refine((date) => isoDate(date) !== undefined, 'must be a day written like "March 4, 2026"'),
    ),
  category: z.enum(articleCategories),
  /** The call to action at the article's end. */
  closing: z.strictObject({ title: text, text }),
  imageUrl: z.optional(imageAssetSchema),
  /** File below public, 1200 × 630, for links shared elsewhere. */
  shareImage: z.optional(text),
});

type ArticleFrontMatter = z.infer<typeof articleFrontMatterSchema>;

/** An article with its body as sanitised HTML. */
export interface Article extends ArticleFrontMatter {
  id: string;
  imageUrl: ImageAsset;
  content: string;
  /** Text such as `7 min read`, from the length of the body. */
  readTime: string;
}

export type ArticleSummary = Omit<Article, 'content' | 'closing'>;
