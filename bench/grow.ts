import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Content } from '../src/content/records/content.ts';

interface GrownBuild {
  /** A folder like dist, with the same client and server. */
  distDir: string;
  /** How much larger its content is, in bytes. */
  addedBytes: number;
}

/**
 * Copies the build with `count` additional case studies and articles, each with its own address and title.
 */
export function growBuild(count: number): GrownBuild {
  const text = readFileSync('dist/content/content.json', 'utf8');
  const content = JSON.parse(text) as Content;
  const copies = <T>(records: readonly T[], change: (record: T, n: number) => T): T[] =>
    Array.from({ length: count }, (_, n) => change(records[n % records.length]!, n));
  const grown = JSON.stringify({
    ...content,
    caseStudies: [
      ...content.caseStudies,
      ...copies(content.caseStudies, (study, n) => ({
        ...study,
        id: `${study.id}-${n}`,
        slug: `${study.slug}-${n}`,
        title: `${study.title} ${n}`,
      })),
    ],
    articles: [
      ...content.articles,
      ...copies(content.articles, (article, n) => ({
        ...article,
        id: `${article.id}-${n}`,
        title: `${article.title} ${n}`,
      })),
    ],
  });
  const distDir = mkdtempSync(join(tmpdir(), 'grown-'));
  for (const part of ['client', 'server', 'build.json'])
    symlinkSync(resolve('dist', part), join(distDir, part));
  mkdirSync(join(distDir, 'content'));
  symlinkSync(resolve('dist/content/samples.json'), join(distDir, 'content/samples.json'));
  writeFileSync(join(distDir, 'content/content.json'), grown);
  return { distDir, addedBytes: grown.length - text.length };
}
