import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/test-site.ts';
import { publicContent } from '../../../tests/support/public-content.ts';
import { readContent, storeContent } from './stored-content.ts';

it('reads what was stored', async () => {
  const { caseStudies, articles, pages } = publicContent;
  const folder = temporaryFolder();
  await storeContent(folder, { caseStudies, articles, pages });
  expect(await readContent(folder)).toEqual({ caseStudies, articles, pages });
});
