import { css } from 'styled-components';
import { expect, test } from 'vitest';
import { joinedRules } from './joined-rules.ts';

const rulesOf = joinedRules((rules) => [...rules]);
const quiet = css`
  color: ${'grey'};
`;

test('joins text, values and fragments, also fragments in fragments', () => {
  const small = css`
    ${quiet}font-size: ${12}px;
  `;
  expect(rulesOf`a{${small}}b{${quiet}}`.map((rule) => rule.replaceAll(/\s+/g, ''))).toEqual([
    'a{color:grey;font-size:12px;}b{color:grey;}',
  ]);
});

test('refuses what depends on a property', () => {
  const byProperty = (() => 'red') as never;
  expect(() => rulesOf`color: ${byProperty};`).toThrow('this is a function');
});
