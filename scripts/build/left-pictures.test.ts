import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Article } from '../../src/content/records/article-schema.ts';
import type { CaseStudy } from '../../src/content/records/case-study-schema.ts';
import { leftPictures } from './left-pictures.ts';

it('names the pictures of removed studies and articles, without those that another record names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of [
    ...['case-studies/acme/hero-640.avif', 'case-studies/gone/hero-640.avif'],
    ...['articles/one/hero-640.avif', 'articles/lent/hero-640.avif', 'articles/old/hero-640.avif'],
    ...['share/case-studies/gone.png', 'share/case-studies/acme.png', 'share/insights/old.png'],
  ]) {
    mkdirSync(dirname(join(folder, 'art', file)), { recursive: true });
    writeFileSync(join(folder, 'art', file), '');
  }
  const caseStudies = [{ slug: 'acme' }] as CaseStudy[];
  const imageUrl = { src: '/art/articles/lent/hero', width: 1920, height: 1080 };
  const articles = [{ id: 'one', imageUrl }] as Article[];
  expect(leftPictures({ caseStudies, articles }, folder)).toEqual([
    'public/art/case-studies/gone has pictures that nothing shows: delete the folder',
    'public/art/share/case-studies/gone.png is the share image of no page: delete it',
    'public/art/articles/old has pictures that nothing shows: delete the folder',
    'public/art/share/insights/old.png is the share image of no page: delete it',
  ]);
  expect(leftPictures({ caseStudies, articles }, join(folder, 'none'))).toEqual([]);
});
