import type { CaseStudy } from '../../src/content/records/case-study-schema.ts';

type Result = Pick<CaseStudy['results'][number], 'value' | 'before' | 'after'>;

/** How much a rounded percentage may differ from rounded values. */
const TOLERANCE = 5;

/** A number at the start, as in `R 41` or `3, on paper`; not `1 380`, nor a part, as in `41 of 100`. */
const numberIn = (text: string): number =>
  Number(/^\D{0,3}(\d+(?:\.\d+)?)(?!\d|[.,\s]\d| of\b)/.exec(text)?.[1]);

/** A line for each percentage of a study that its own numbers before and after contradict. */
export const resultWarnings = (
  studies: readonly { slug: string; results: readonly Result[] }[],
): string[] =>
  studies.flatMap(({ slug, results }) =>
    results
      .filter(contradicts)
      .map(
        ({ value, before, after }) =>
          `content/case-studies/${slug}.yaml: results: ${value}: ${before} before and ${after} after say something else: correct one of them`,
      ),
  );

function contradicts({ value, before, after }: Result): boolean {
  const [, sign, digits] = /^([+−-]?)\s?(\d+(?:\.\d+)?)\s?%$/.exec(value) ?? [];
  const [from, to, share] = [numberIn(before), numberIn(after), Number(digits)];
  if ([from, to, share].some(Number.isNaN) || from === 0) return false;
  const change = (100 * (to - from)) / from;
  // Without a sign it may be a change in either direction, one in points, or what is reached.
  const meant = sign ? [change] : [Math.abs(change), Math.abs(to - from), to];
  const shown = sign === '−' || sign === '-' ? -share : share;
  return !meant.some((meaning) => Math.abs(meaning - shown) <= TOLERANCE);
}
