import type { CaseStudySummary } from './case-study-schema.ts';

/** Which studies a service page shows. */
export interface StudyFilter {
  tags: readonly string[];
  limit: number;
}

/** A carousel has a jump control for each study, so a collection that grows must not grow it. */
const carouselMost = 12;

/** Tags and limits by page; where the requirements name no limit, `carouselMost` holds. */
export const studyFilters = {
  shopify: { tags: ['e-commerce', 'retail', 'shopify'], limit: carouselMost },
  powerApps: { tags: ['powerapps', 'microsoft', 'automation'], limit: 5 },
  agenticAi: { tags: ['copilot', 'automation', 'automate'], limit: carouselMost },
  webApps: { tags: ['react', 'web', 'api', 'cloud'], limit: 10 },
  aiChat: { tags: ['ai', 'chat', 'automation'], limit: carouselMost },
} as const satisfies Record<string, StudyFilter>;

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

/** The industries of the first and the last study in running text: `from banking to retail`, `in retail`. */
export function industrySpan(studies: readonly Pick<CaseStudySummary, 'industry'>[]): string {
  const [first = '', last = ''] = [studies[0], studies.at(-1)].map((it) =>
    it?.industry.toLowerCase(),
  );
  return first === last ? `in ${first}` : `from ${first} to ${last}`;
}
