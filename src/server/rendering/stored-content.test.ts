import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/test-site.ts';
import { publishedToday } from '../../../tests/support/published-today.ts';
import { readContent, storeContent } from './stored-content.ts';

it('reads what was stored', async () => {
  const { caseStudies, articles, pages } = publishedToday;
  const folder = temporaryFolder();
  await storeContent(folder, { caseStudies, articles, pages });
  expect(await readContent(folder)).toEqual({ caseStudies, articles, pages });
});
