import * as z from 'zod/mini';
import { imageAssetSchema } from './case-study-schema.ts';

const text = z.string().check(z.trim(), z.minLength(1));

/** The categories an article may stand in (SPEC.md 3). */
export const articleCategories = ['Digital Transformation', 'E-Commerce'] as const;

/** Front matter of src/content/articles/<id>.md; the Markdown below it becomes `content`. */
export const articleFrontMatterSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case-with-dashes')),
  title: text,
  excerpt: text,
  imageUrl: imageAssetSchema,
  /** File below public, 1200 × 630, for links shared elsewhere; without one `imageUrl` is shown. */
  shareImage: z.optional(text),
  author: text,
  /** Text such as `March 4, 2026`. */
  date: z.string().check(z.regex(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/, 'must read like "March 4, 2026"')),
  category: z.enum(articleCategories),
  /** Text such as `7 min read`. */
  readTime: z.string().check(z.regex(/^\d+ min read$/, 'must read like "7 min read"')),
  /** Position in the list; 1 is the article that /insights shows. */
  order: z.int().check(z.positive()),
});

export type ArticleFrontMatter = z.infer<typeof articleFrontMatterSchema>;

/** An article with its body as sanitised HTML. */
export interface Article extends ArticleFrontMatter {
  content: string;
}

export type ArticleSummary = Omit<Article, 'content'>;
