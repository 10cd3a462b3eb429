import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod/mini';
import { articleHtml } from '../../src/content/compiler/article-html.ts';
import { yamlSchemas } from '../../src/content/compiler/compile-yaml.ts';
import { splitFrontMatter } from '../../src/content/compiler/content-files.ts';
import { parseValue } from '../../src/content/compiler/parse-value.ts';
import { articleFrontMatterSchema } from '../../src/content/model/article-schema.ts';
import { caseStudyFileSchema } from '../../src/content/model/case-study-schema.ts';
import { personSchema } from '../../src/content/model/person-schema.ts';

const read = (path: string) => readFileSync(`scripts/clear-samples/content/${path}`, 'utf8');

it('leaves templates of a person, a study and an article that are valid', () => {
  expect(parseValue(personSchema, parse(read('templates/person.yaml')))).toBeDefined();
  expect(parseValue(caseStudyFileSchema, parse(read('templates/case-study.yaml')))).toBeDefined();
  const { frontMatter, body } = splitFrontMatter(read('templates/article.md'));
  expect(parseValue(articleFrontMatterSchema, parse(frontMatter))).toBeDefined();
  expect(articleHtml(body, 1).problems).toEqual([]);
});

/** Of commented entries, the entries: a comment of prose is above the first empty line. */
const uncommented = (text: string) => text.slice(text.indexOf('\n\n')).replaceAll(/^# ?/gm, '');

it.each(['clients', 'stores', 'team-stories', 'contract-terms', 'prices', 'figures'] as const)(
  'leaves %s with a commented entry that is valid',
  (name) => {
    const entry = parse(uncommented(read(`${name}.yaml`)));
    const schema: z.ZodMiniType<unknown> = yamlSchemas[name];
    expect(parseValue(schema, entry)).not.toEqual([]);
  },
);
