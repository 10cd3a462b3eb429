import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/test-site.ts';
import { publicContent } from '../../../tests/support/public-content.ts';
import { readContent, storeContent } from './stored-content.ts';

it('reads what was stored', async () => {
  const { caseStudies, articles } = publicContent;
  const folder = temporaryFolder();
  await storeContent(folder, { caseStudies, articles });
  expect(await readContent(folder)).toEqual({ caseStudies, articles });
});
