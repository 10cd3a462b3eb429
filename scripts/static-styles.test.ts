import { expect, test } from 'vitest';
import { prepareStyles } from './static-styles.ts';

const source = 'const A = styled.div`color: red;`;\nconst B = styled(Link)`color: red;`;\n';

test('gives every styled component an id of its own', () => {
  const ids = [...prepareStyles(source, 'src/ui/A.tsx').matchAll(/componentId: '(\w+)'/g)];
  expect(new Set(ids.map(([, id]) => id)).size).toBe(2);
});

test('gives the same file the same ids, whatever else was loaded, and another file others', () => {
  const first = prepareStyles(source, 'src/ui/A.tsx');
  prepareStyles(source, 'src/ui/B.tsx');
  expect(prepareStyles(source, 'src/ui/A.tsx')).toBe(first);
  expect(prepareStyles(source, 'src/ui/B.tsx')).not.toBe(first);
});

test('has the rules joined, and keeps a type argument and attrs behind that', () => {
  const typed = prepareStyles('styled.div<Props>`x`; styled.input.attrs({})`y`', 'src/a.tsx');
  expect(typed).toMatch(/^import \{ joinedRules \}/);
  expect(typed).toMatch(
    /joinedRules\(styled\.div\.withConfig\(\{ componentId: '\w+' \}\)\)<Props>`x`/,
  );
  expect(typed).toMatch(
    / styled\.input\.withConfig\(\{ componentId: '\w+' \}\)\.attrs\(\{\}\)`y`$/,
  );
});

test('leaves a module without styled components alone, whatever its comments say', () => {
  const fragment = '/** Like `styled.div`. */ export const quiet = css`color: red;`;';
  expect(prepareStyles(fragment, 'src/a.ts')).toBe(fragment);
});
