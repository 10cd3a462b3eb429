import { mkdirSync, writeFileSync } from 'node:fs';
import { clients } from '../src/content/clients.ts';
import { compileContent } from '../src/content/compile-content.ts';
import { ContentError } from '../src/content/content-files.ts';
import { missingImages } from '../src/content/missing-images.ts';
import { missingLinks } from '../src/content/missing-links.ts';
import { offices } from '../src/content/offices.ts';
import { exampleStores } from '../src/pages/shopify/copy.ts';

/**
 * Compiles case studies and articles into dist/content/content.json, which the server reads at start.
 *
 * @throws ContentError for wrong content, a missing picture or a dead link, naming file and field
 */
export function buildContent(): void {
  const { caseStudies, articles } = compileContent('src/content');
  const missing = [
    ...missingImages({ caseStudies, articles, clients, offices }, 'public'),
    ...missingLinks({ caseStudies, articles }),
    ...exampleStores
      .filter(({ slug }) => !caseStudies.some((study) => study.slug === slug))
      .map(
        ({ slug }) =>
          `src/pages/shopify/copy.ts: exampleStores: there is no case study ${slug}; name another one, or take the entry out`,
      ),
  ];
  if (missing.length > 0) throw new ContentError(missing);
  mkdirSync('dist/content', { recursive: true });
  writeFileSync('dist/content/content.json', JSON.stringify({ caseStudies, articles }));
  console.log(`content: ${caseStudies.length} case studies, ${articles.length} articles`);
}
