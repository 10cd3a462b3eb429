import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editorSchemas } from './editor-schemas.ts';

it.each(Object.entries(editorSchemas))('%s is the schema of the content', (file, text) => {
  expect(readFileSync(file, 'utf8'), '"npm run build" writes it').toBe(text);
});

it('describes fields, and refuses unknown ones', () => {
  const study = JSON.parse(editorSchemas['src/content/schemas/case-study.json']!) as {
    properties: Record<string, { description?: string }>;
    required: string[];
    additionalProperties: boolean;
  };
  expect(study.properties['effort']?.description).toBe('Work of that team, in person-weeks.');
  expect(study.required).toContain('effort');
  expect(study.required).not.toContain('draft');
  expect(study.additionalProperties).toBe(false);
});
