import type { CaseStudySummary } from '../records/case-study-schema.ts';
import { inWords, wordList } from '../words/number-words.ts';

/** Which studies a service page shows. */
export interface StudyFilter {
  tags: readonly string[];
  limit: number;
}

/** The maximum of studies in a carousel, which has a button for each. */
const CAROUSEL_LIMIT = 12;

/** Tags and limits by page. */
export const studyFilters = {
  shopify: { tags: ['e-commerce', 'retail', 'shopify'], limit: CAROUSEL_LIMIT },
  powerApps: { tags: ['powerapps', 'microsoft', 'automation'], limit: 5 },
  agenticAi: { tags: ['copilot'], limit: 1 },
  webApps: { tags: ['react', 'web', 'api', 'cloud'], limit: 10 },
  aiChat: { tags: ['ai', 'chat', 'automation'], limit: CAROUSEL_LIMIT },
} as const satisfies Record<string, StudyFilter>;

type Filterable = Pick<CaseStudySummary, 'technologies' | 'industry'>;

/**
 * The studies of a carousel: those with a technology or an industry that contains one of the tags, ignoring case;
 * all if no tag is given or matches. At most `limit`, in the given order.
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

const NAMED_INDUSTRIES = 3;

/** The industries of studies as text: `in banking and retail`, or `in five industries` where they are many. */
export function industriesOf(studies: readonly Pick<CaseStudySummary, 'industry'>[]): string {
  const industries = [...new Set(studies.map(({ industry }) => industry.toLowerCase()))];
  return industries.length > NAMED_INDUSTRIES
    ? `in ${inWords(industries.length)} industries`
    : `in ${wordList(industries, 'and')}`;
}
