/**
 * Compiles case studies and articles into dist/content/content.json, which the server reads at
 * start. Stops the build on wrong content or a missing picture, naming file and field.
 * `node scripts/build-content.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileContent, missingImages } from '../src/content/compile-content.ts';
import { ContentError } from '../src/content/content-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'dist/content/content.json');

try {
  const { caseStudies, articles } = compileContent(join(root, 'src/content'));
  const missing = missingImages({ caseStudies, articles }, join(root, 'public'));
  if (missing.length > 0) throw new ContentError(missing);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify({ caseStudies, articles }));
  console.log(`content: ${caseStudies.length} case studies, ${articles.length} articles`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
