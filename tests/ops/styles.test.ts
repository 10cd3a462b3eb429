import css from '@eslint/css';
import { ESLint } from 'eslint';
import { expect, inject, it } from 'vitest';
import { BASELINE_YEAR } from '../../scripts/build/supported-browsers.ts';
import { examplePaths } from '../support/example-paths.ts';

/*
 * The styles of every page work in the supported browsers, and in both directions of writing. The linter reads rendered
 * styles, because none reads the template literals that they are written in.
 */

/** Properties that a supported browser knows only with the prefix -webkit-, which must precede them. */
const prefixed = ['backdrop-filter', 'hyphens', 'mask', 'print-color-adjust'];

/** What older browsers may ignore: the page is complete without it. */
const enhancements = {
  allowAtRules: ['starting-style', 'property'],
  // All supported browsers have it; Baseline counts it only from 2023 on.
  allowFunctions: ['color-mix'],
  // A row of buttons that is hidden without script is shown (docs/architecture.md).
  allowMediaConditions: ['scripting'],
  allowSelectors: [
    // Colours of a selection are not inherited everywhere, Safari ignores some properties of a marker.
    ...['selection', 'has', 'marker', 'popover-open'],
    ...['view-transition-group', 'view-transition-old', 'view-transition-new'],
  ],
  allowProperties: [
    ...prefixed,
    ...[
      'animation-range',
      'content-visibility',
      'font-synthesis-weight',
      'forced-color-adjust',
      'orphans',
      'widows',
    ],
    ...['outline', 'overflow-clip-margin', 'overscroll-behavior', 'overscroll-behavior-x'],
    ...['paint-order', 'resize', 'scrollbar-color', 'scrollbar-gutter', 'scrollbar-width'],
    ...['text-size-adjust', 'text-wrap', 'view-timeline'],
  ],
  // Without subgrid the columns of a figure's rows are not aligned.
  allowPropertyValues: {
    'break-after': ['avoid'],
    'grid-template-columns': ['subgrid'],
    'grid-template-rows': ['subgrid'],
  },
};

/** Properties that have the same meaning in both directions of horizontal writing. */
const undirected = [
  ...['', 'min-', 'max-'].flatMap((limit) => [`${limit}width`, `${limit}height`]),
  ...['top', 'bottom'].flatMap((side) => [
    side,
    ...['margin', 'padding', 'scroll-margin', 'scroll-padding'].map((name) => `${name}-${side}`),
    ...['', '-color', '-style', '-width'].map((part) => `border-${side}${part}`),
  ]),
  ...['overflow', 'overscroll-behavior'].flatMap((name) => [`${name}-x`, `${name}-y`]),
];

/** Shorthands of four sides, which the rule of logical properties doesn't know. */
const fourSides =
  /^(?:inset|margin|padding|border-(?:width|color|style|radius)|scroll-(?:margin|padding))$/;

/** Whether a declaration sets the left and the right side to different values. */
function isOneSided(declaration: string): boolean {
  const [name = '', value = ''] = declaration.split(/:(.*)/s);
  if (!fourSides.test(name)) return false;
  // Values of functions have spaces of their own.
  const sides =
    value.replace('!important', '').match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return sides.length === 4 && sides[1] !== sides[3];
}

const linter = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/use-baseline': ['error', { available: BASELINE_YEAR, ...enhancements }],
      'css/prefer-logical-properties': [
        'error',
        { allowProperties: undirected, allowUnits: ['vw', 'vh', 'svh', 'dvh'] },
      ],
    },
  },
});

async function problems(styles: string): Promise<string[]> {
  const [result] = await linter.lintText(styles, { filePath: 'page.css' });
  const found = result!.messages
    .map(({ message }) => message)
    // `resize: vertical`, which has no direction.
    .filter((message) => !message.includes("'vertical'"));
  const declarations = styles.split(/[{};]/).map((declaration) => declaration.trim());
  const unprefixed = declarations.filter(
    (declaration, position) =>
      prefixed.some((name) => declaration.startsWith(`${name}:`)) &&
      declarations[position - 1] !== `-webkit-${declaration}`,
  );
  return [...found, ...unprefixed, ...declarations.filter(isOneSided)];
}

/** What styled-components writes after each rule: most rules are on every page, and are checked once. */
const AFTER_RULE = '/*!sc*/';

it('serves styles for the supported browsers and both directions', async () => {
  const rules = new Set<string>();
  for (const path of [...examplePaths, '/no/such-page']) {
    const html = await (await fetch(inject('origin') + path)).text();
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
      // Without the print styles, the end of their element: they need more than screens may.
      .map(([, text]) => text!.replace(/@media print\{@page.*/s, ''));
    expect(styles.join('').split(AFTER_RULE).length, path).toBeGreaterThan(100);
    for (const rule of styles.join(AFTER_RULE).split(AFTER_RULE)) rules.add(rule);
  }
  expect(new Set(await problems([...rules].join('\n')))).toEqual(new Set());
});
