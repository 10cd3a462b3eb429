import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod/mini';
import { articleHtml } from '../../src/content/compiler/article-html.ts';
import { recordSchemas } from '../../src/content/compiler/compile-records.ts';
import { parseRecord, splitFrontMatter } from '../../src/content/compiler/content-files.ts';
import { articleFrontMatterSchema } from '../../src/content/records/article-schema.ts';
import { caseStudyFileSchema } from '../../src/content/records/case-study-schema.ts';
import { personSchema } from '../../src/content/records/person-schema.ts';

const read = (path: string) => readFileSync(`scripts/clear-samples/content/${path}`, 'utf8');

it('leaves templates of a person, a study and an article that are valid', () => {
  expect(parseRecord(personSchema, parse(read('templates/person.yaml')))).toBeDefined();
  expect(parseRecord(caseStudyFileSchema, parse(read('templates/case-study.yaml')))).toBeDefined();
  const { frontMatter, body } = splitFrontMatter(read('templates/article.md'));
  expect(parseRecord(articleFrontMatterSchema, parse(frontMatter))).toBeDefined();
  expect(articleHtml(body, 1).problems).toEqual([]);
});

/** Of commented entries, the entries: a comment of prose is above the first empty line. */
const uncommented = (text: string) =>
  text
    .slice(text.indexOf('\n\n'))
    .replaceAll(/^# ?/gm, '')
    .replace(/^\{\}$/m, '');

it.each(['clients', 'stores', 'team-stories', 'contract-terms', 'prices', 'figures'] as const)(
  'leaves %s with a commented entry that is valid',
  (name) => {
    const entry = parse(uncommented(read(`${name}.yaml`)));
    const schema: z.ZodMiniType<unknown> = recordSchemas[name];
    expect(parseRecord(schema, entry)).not.toEqual([]);
  },
);
