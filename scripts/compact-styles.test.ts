import { expect, test } from 'vitest';
import { compact } from './compact-styles.ts';

test('comments and indentation go, rules and code stay', () => {
  const source = `
/** A doc comment. */
const Root = styled.div\`
  /* Why it is so. */
  color: red;

  &:hover {
    content: '§ ' counter(rule) / '';
  }
\`; // a line comment stays
`;
  expect(compact(source)).toBe(`
const Root = styled.div\`
color: red;
&:hover {
content: '§ ' counter(rule) / '';
}
\`; // a line comment stays
`);
});
