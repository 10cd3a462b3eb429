import { expect, test } from 'vitest';
import { withStyleIds } from './stable-style-ids.ts';

const source = 'const A = styled.div`color: red;`;\nconst B = styled(Link)`color: red;`;\n';

test('gives every styled component an id of its own', () => {
  const ids = [...withStyleIds(source, 'src/ui/A.tsx').matchAll(/componentId: '(\w+)'/g)];
  expect(new Set(ids.map(([, id]) => id)).size).toBe(2);
});

test('gives the same file the same ids, whatever else was loaded, and another file others', () => {
  const first = withStyleIds(source, 'src/ui/A.tsx');
  withStyleIds(source, 'src/ui/B.tsx');
  expect(withStyleIds(source, 'src/ui/A.tsx')).toBe(first);
  expect(withStyleIds(source, 'src/ui/B.tsx')).not.toBe(first);
});

test('keeps a type argument and attrs behind the id', () => {
  const typed = withStyleIds('styled.div<Props>`x`; styled.input.attrs({})`y`', 'src/a.tsx');
  expect(typed).toMatch(/styled\.div\.withConfig\(\{ componentId: '\w+' \}\)<Props>`x`/);
  expect(typed).toMatch(/styled\.input\.withConfig\(\{ componentId: '\w+' \}\)\.attrs\(\{\}\)`y`/);
});
