import * as z from 'zod/mini';
import { prices } from '../../src/content/company/prices.ts';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { stopAt } from '../../src/content/compiler/content-error.ts';
import { linesOf } from '../../src/content/compiler/content-files.ts';
import { services } from '../../src/content/navigation/services.ts';
import type { Content } from '../../src/content/records/content.ts';
import type { ServicePrice } from '../../src/content/records/price-schema.ts';
import { fitsShareImage } from '../../src/content/records/record-fields.ts';
import { money } from '../../src/content/words/number-words.ts';
import type { PageSeo } from '../../src/seo/page-seo.ts';
import { palette } from '../../src/theme/tokens.ts';
import { colourProblems } from './colour-problems.ts';
import { readSeed } from './seed.ts';
import { missingStudies } from './shown-studies.ts';

/**
 * The compiled content, if all that stands beside it is right, too.
 *
 * @throws ContentError with all problems of either, a line each with file, field and remedy
 */
export function checkedContent(): Content {
  const content = compileContent('content');
  stopAt([
    ...missingStudies(services, content.caseStudies),
    ...colourProblems(palette),
    ...seedProblems(readSeed(), prices),
  ]);
  return content;
}

const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** An amount after `from`: as the country writes it, or as another one does. */
const [before = '', after = ''] = plainSpaces(money(0)).split('0').map(RegExp.escape);
const LOWEST_PRICE = new RegExp(
  `from (?:${before}\\d+(?:[ .,’]\\d{2,3})*${after}|[^\\s\\d]{1,3} ?\\d{1,3}(?:[ .,’]?\\d{2,3})+|\\d{1,3}(?:[ .,’]\\d{2,3})+ ?(?:\\p{Sc}|[A-Z]{3}))`,
  'u',
);

const titleSchema = z.string().check(...fitsShareImage);

/** Titles that a share image can't show, and descriptions that name another lowest price than the service's. */
export function seedProblems(
  seed: readonly Pick<PageSeo, 'path' | 'title' | 'description'>[],
  prices: Readonly<Record<string, Pick<ServicePrice, 'from'>>>,
): string[] {
  return seed.flatMap(({ path, title, description }) => {
    const place = `supabase/seed.sql: ${path}`;
    const wrong = linesOf(`${place}: title`, titleSchema, title ?? '');
    const quoted = LOWEST_PRICE.exec(plainSpaces(description ?? ''))?.[0];
    if (!quoted || !Object.hasOwn(prices, path)) return wrong;
    const price = `from ${plainSpaces(money(prices[path]!.from))}`;
    return quoted === price
      ? wrong
      : [
          ...wrong,
          `${place}: description: says "${quoted}", and content/prices.yaml "${price}": correct it`,
        ];
  });
}
