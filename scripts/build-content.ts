import { mkdirSync, writeFileSync } from 'node:fs';
import { compileContent } from '../src/content/compiler/compile-content.ts';
import { ContentError } from '../src/content/compiler/content-files.ts';
import { contentProblems } from './content-problems.ts';
import { pageCopies } from './page-copies.ts';
import { samplesLeft } from './samples-left.ts';

/**
 * Compiles case studies and articles into dist/content/content.json, which the server reads at start,
 * and lists what is still a sample, for people and in samples.json.
 *
 * @throws ContentError for wrong content or a missing picture, naming file and field
 */
export async function buildContent(): Promise<void> {
  const { caseStudies, articles } = compileContent('src/content');
  const copies = await pageCopies();
  const problems = contentProblems({ caseStudies, articles }, copies);
  if (problems.length > 0) throw new ContentError(problems);
  mkdirSync('dist/content', { recursive: true });
  writeFileSync('dist/content/content.json', JSON.stringify({ caseStudies, articles }));
  const samples = samplesLeft({ caseStudies, articles }, copies);
  writeFileSync('dist/content/samples.json', JSON.stringify(samples));
  console.log(`content: ${caseStudies.length} case studies, ${articles.length} articles`);
  for (const line of samples) console.log(`still a sample: ${line}`);
}
