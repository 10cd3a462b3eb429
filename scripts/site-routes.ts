import { loadContent } from '../src/content/load-content.ts';
import { paths } from '../src/paths.ts';

/**
 * Every address of the built site that answers 200: the static pages, each case study and each
 * article.
 *
 * @throws when the site isn't built
 */
export async function siteRoutes(): Promise<string[]> {
  const { caseStudies, articles } = await loadContent('dist/content/content.json');
  return [
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...caseStudies.map(({ slug }) => paths.caseStudy(slug)),
    ...articles.map(({ id }) => paths.insight(id)),
    '/thank-you',
  ];
}
