import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { wordmarkProblems } from './wordmark-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordmarks-'));
mkdirSync(join(folder, 'logos'));
afterAll(() => rmSync(folder, { recursive: true }));

const START = 'src/content/company/clients.ts: Acme: public/logos/acme.svg ';

function problemsOf(text: string | Buffer, more = {}): string[] {
  writeFileSync(join(folder, 'logos/acme.svg'), text);
  return wordmarkProblems([{ name: 'Acme', logoUrl: '/logos/acme.svg', ...more }], folder);
}

const svg = (inside: string, box = '0 0 134 48') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

it.each([
  ['nothing', '', 'is empty'],
  ['a renamed PNG', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'is no SVG but a picture'],
  ['HTML', '<!DOCTYPE html><html><p>Not found</p></html>', 'is no SVG: it begins with <html>'],
  ['words', 'Not found', 'is no SVG, or not whole: line 1'],
  ['an unclosed file', svg('<path d="M0 0"/>').replace('</svg>', ''), 'is no SVG, or not whole'],
  ['no xmlns', '<svg viewBox="0 0 9 3"><path/></svg>', 'is not shown by browsers: write <svg xm'],
  ['a script', svg('<script>alert(1)</script>'), 'has a script'],
  ['a handler', svg('<path onload="alert(1)"/>'), 'has a script'],
  ['text', svg('<text>Acme</text>'), 'has text'],
  ['a picture', svg('<image href="https://x.test/a.png"/>'), 'has a picture in it'],
  ['another file', svg('<use href="sprite.svg#a"/>'), 'refers to sprite.svg#a'],
  ['a style sheet', svg('<style>@import "//x.test/a";</style>'), 'refers to //x.test/a'],
  [
    'several colours',
    svg('<g fill="#0f1412"><path style="fill: #C00"/></g><style>.a{fill:#0F1412}</style>'),
    'has 2 colours (#0f1412, #c00)',
  ],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', 'has no size'],
  ['a tall mark', svg('<path/>', '0 0 48 60'), 'is tall and would be small'],
])('reports %s', (_what, text, problem) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining(START + problem)]);
});

it('accepts one colour, parts of the file itself, and a tall mark that its record calls tall', () => {
  const own = '<g fill="#000"><path id="a" fill="none"/><use href="#a" fill="currentColor"/></g>';
  expect(problemsOf(svg(own))).toEqual([]);
  expect(problemsOf(svg('<path/>', '0 0 48 60'), { tall: true })).toEqual([]);
  expect(problemsOf(svg('<path/>'), { tall: true })).toEqual([expect.stringContaining('is wide')]);
});
