import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/test-site.ts';
import { loadContent } from './built-site.ts';

it('reads the compiled content, with records by slug or id', async () => {
  const file = join(temporaryFolder(), 'content.json');
  const [study, article] = [{ slug: 'one' }, { id: 'first' }];
  writeFileSync(file, JSON.stringify({ caseStudies: [study], articles: [article] }));
  const { caseStudyBySlug, articleById } = await loadContent(file);
  expect([...caseStudyBySlug]).toEqual([['one', study]]);
  expect([...articleById]).toEqual([['first', article]]);
});

it('names a file that is missing', async () => {
  await expect(loadContent('/nowhere/none.json')).rejects.toThrow('none.json');
});
