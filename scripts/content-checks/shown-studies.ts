import type { CaseStudy } from '../../src/content/model/case-study-schema.ts';
import type { Service } from '../../src/content/navigation/services.ts';
import { filterStudies, matching } from '../../src/content/selections/study-filters.ts';

type Filtered = Pick<Service, 'path' | 'studies'> & { id: string };
type Study = Pick<CaseStudy, 'slug' | 'technologies' | 'industry'>;

/** A line for each service that shows studies: which, and the remedy if they are all because no term matches. */
export const shownStudies = (services: readonly Filtered[], all: readonly Study[]): string[] =>
  services.flatMap(({ path, studies }) => {
    if (!studies) return [];
    const shown = filterStudies(all, studies).map(({ slug }) => slug);
    const isAll =
      shown.length > 0 && 'terms' in studies && matching(all, studies.terms).length === 0;
    const remedy = ': no study matches its terms, name some by slugs, or none by slugs: []';
    return `${path} shows ${shown.join(', ') || 'no study'}${isAll ? remedy : ''}`;
  });

/** A line for each study that a service names and that does not exist. */
export const missingStudies = (services: readonly Filtered[], all: readonly Study[]): string[] =>
  services.flatMap(({ id, studies }) =>
    studies && 'slugs' in studies
      ? studies.slugs
          .filter((slug) => !all.some((study) => study.slug === slug))
          .map(
            (slug) =>
              `content/services.yaml: ${id}: studies: content/case-studies has no ${slug}.yaml: correct or remove it`,
          )
      : [],
  );
