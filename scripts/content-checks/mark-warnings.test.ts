import { expect, it } from 'vitest';
import { isDrawn } from './mark-warnings.ts';

const icon =
  '<svg><rect rx="8"/><svg><circle cx="16" r="13" stroke="#fff"/><path d="M1 2Z"/></svg></svg>';

it('recognises the mark in an icon, in other colours, too', () => {
  const mark = '<svg><circle cx="16" r="13" stroke="currentColor"/><path d="M1 2Z"/></svg>';
  expect(isDrawn(mark, icon)).toBe(true);
});

it.each(['<path d="M1 3Z"/>', '<circle cx="16" r="12"/>', '<polygon points="1,2 3,4"/>'])(
  'finds a mark with %s, which the icon lacks',
  (shape) => expect(isDrawn(`<svg>${shape}</svg>`, icon)).toBe(false),
);
