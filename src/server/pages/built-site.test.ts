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

describe('the compiled content', () => {
  it('is read as the build wrote it, each record by the last part of its address', async () => {
    const file = join(folder, 'content.json');
    const [study, article] = [{ slug: 'one' }, { id: 'first' }];
    writeFileSync(file, JSON.stringify({ caseStudies: [study], articles: [article] }));
    const { caseStudyBySlug, articleById } = await loadContent(file);
    expect([...caseStudyBySlug]).toEqual([['one', study]]);
    expect([...articleById]).toEqual([['first', article]]);
  });

  it('that is missing is an error that names its file', async () => {
    await expect(loadContent(join(folder, 'none.json'))).rejects.toThrow('none.json');
  });
});
