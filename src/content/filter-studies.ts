import type { CaseStudySummary } from './case-study-schema.ts';

type Filterable = Pick<CaseStudySummary, 'technologies' | 'industry'>;

/**
 * The studies that a carousel shows: those with a technology or
 * an industry that contains one of the tags, whatever its case; all of them when no tag is given
 * or none matches; then at most `limit`. Order is kept, the input stays as it is.
 */
export function filterStudies<S extends Filterable>(
  studies: readonly S[],
  tags: readonly string[] = [],
  limit = Infinity,
): S[] {
  const terms = tags.map((tag) => tag.toLowerCase());
  const matching = studies.filter(({ technologies, industry }) =>
    [...technologies, industry].some((text) =>
      terms.some((term) => text.toLowerCase().includes(term)),
    ),
  );
  return (matching.length > 0 ? matching : [...studies]).slice(0, limit);
}
