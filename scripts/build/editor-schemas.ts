import { mkdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { yamlSchemas } from '../../src/content/compiler/compile-yaml.ts';
import { writeChanged } from '../../src/content/compiler/content-files.ts';
import { articleFrontMatterSchema } from '../../src/content/model/article-schema.ts';
import { caseStudyFileSchema } from '../../src/content/model/case-study-schema.ts';
import { personSchema } from '../../src/content/model/person-schema.ts';
import { pageFrontMatterSchema } from '../../src/content/model/page-schema.ts';

/** The JSON Schemas of content files by path, with which editors complete and check them. */
export const editorSchemas: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'case-study': caseStudyFileSchema,
    article: articleFrontMatterSchema,
    person: personSchema,
    page: pageFrontMatterSchema,
    ...yamlSchemas,
  }).map(([name, schema]) => [
    `src/content/schemas/${name}.json`,
    // The version of JSON Schema that YAML's language server knows best.
    `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }), null, 2)}\n`,
  ]),
);

/** Writes the schemas that have changed. */
export function writeEditorSchemas(): void {
  mkdirSync('src/content/schemas', { recursive: true });
  for (const [file, text] of Object.entries(editorSchemas)) writeChanged(file, text);
}
