import { expect, it } from 'vitest';
import { editorSchemas } from './editor-schemas.ts';

it.each([
  ['article', 'category'],
  ['case-study', 'situation'],
  ['prices', 'review'],
])('the schema of %s describes the field %s', (name, field) => {
  const text = editorSchemas[`src/content/schemas/${name}.json`]!;
  expect(JSON.parse(text)).toHaveProperty(['properties', field]);
});
