/**
 * `npm run build`: writes the files that are generated from the content, then makes dist (build/build-site.ts). Fails
 * with all problems of the content.
 */
import { ContentError, stopAt } from '../src/content/compiler/content-error.ts';
import { writePrices } from '../src/content/compiler/compile-prices.ts';
import { writeEditorSchemas } from './build/editor-schemas.ts';
import { newBuild } from './build/new-build.ts';

process.env['NODE_ENV'] = 'production';
try {
  writeEditorSchemas();
  writePrices();
  // Not above: modules import the prices, and would have those of before; wrong records would end them.
  const { recordProblems } = await import('./build/record-problems.ts');
  stopAt(recordProblems());
  const { buildInto } = await import('./build/build-site.ts');
  await newBuild(buildInto);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
