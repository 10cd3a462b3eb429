import type { CaseStudySummary } from '../model/case-study-schema.ts';
import type { StudyFilter } from '../model/services-schema.ts';
import { inWords, wordList } from '../words/number-words.ts';

type Filterable = Pick<CaseStudySummary, 'slug' | 'technologies' | 'industry'>;

/** The studies with a technology or an industry that contains one of the terms, ignoring case. */
export function matching<S extends Filterable>(
  studies: readonly S[],
  terms: readonly string[],
): S[] {
  const lower = terms.map((term) => term.toLowerCase());
  return studies.filter(({ technologies, industry }) =>
    [...technologies, industry].some((text) =>
      lower.some((term) => text.toLowerCase().includes(term)),
    ),
  );
}

/**
 * The studies that a filter names, in its order, or those that match its terms (all, if none does), at most `limit`.
 */
export function filterStudies<S extends Filterable>(
  studies: readonly S[],
  filter: StudyFilter = { terms: [], limit: Infinity },
): S[] {
  if ('slugs' in filter)
    return filter.slugs.flatMap((slug) => studies.find((study) => study.slug === slug) ?? []);
  const found = matching(studies, filter.terms);
  return (found.length > 0 ? found : [...studies]).slice(0, filter.limit);
}

const NAMED_INDUSTRIES = 3;

/** The industries of studies as text: `in banking and retail`, or `in five industries` if they are many. */
export function industriesOf(studies: readonly Pick<CaseStudySummary, 'industry'>[]): string {
  const industries = [...new Set(studies.map(({ industry }) => industry.toLowerCase()))];
  return industries.length > NAMED_INDUSTRIES
    ? `in ${inWords(industries.length)} industries`
    : `in ${wordList(industries, 'and')}`;
}
