import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editorSchemas } from './editor-schemas.ts';

it.each(Object.entries(editorSchemas))('%s is the schema of the content', (file, text) => {
  expect(readFileSync(file, 'utf8'), '"npm run build" writes it').toBe(text);
});
