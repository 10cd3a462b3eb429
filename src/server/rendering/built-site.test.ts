import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from './built-site.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('loadContent', () => {
  it('reads the compiled content, with records by slug or id', async () => {
    const file = join(folder, 'content.json');
    const [study, article] = [{ slug: 'one' }, { id: 'first' }];
    writeFileSync(file, JSON.stringify({ caseStudies: [study], articles: [article] }));
    const { caseStudyBySlug, articleById } = await loadContent(file);
    expect([...caseStudyBySlug]).toEqual([['one', study]]);
    expect([...articleById]).toEqual([['first', article]]);
  });

  it('names the file if it is missing', async () => {
    await expect(loadContent(join(folder, 'none.json'))).rejects.toThrow('none.json');
  });
});
