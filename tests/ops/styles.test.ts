import css from '@eslint/css';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { BASELINE_YEAR } from '../../scripts/build/supported-browsers.ts';
import { routes } from '../support/example-routes.ts';
import { startSite } from '../support/site-process.ts';

/*
 * The styles of every page work in the supported browsers. The linter reads rendered styles, because none reads the
 * template literals that they are written in.
 */

/** Properties that a supported browser knows only with the prefix -webkit-, which must precede them. */
const prefixed = ['backdrop-filter', 'hyphens', 'mask', 'print-color-adjust'];

/** What older browsers may ignore: the page is complete without it. */
const enhancements = {
  allowAtRules: ['starting-style', 'property'],
  // In all supported browsers but, before Baseline 2023, not in all others.
  allowFunctions: ['color-mix'],
  // A row of buttons that is hidden without script is shown (docs/architecture.md).
  allowMediaConditions: ['scripting'],
  allowSelectors: [
    // Always supported; its colours are not inherited everywhere.
    'selection',
    'has',
    'marker', // Safari ignores some properties of it
    'popover-open',
    'view-transition-group',
    'view-transition-old',
    'view-transition-new',
  ],
  allowProperties: [
    ...prefixed,
    'animation-range',
    'font-synthesis-weight',
    'forced-color-adjust',
    'orphans',
    'outline', // older Safari ignores the radius
    'overflow-clip-margin',
    'overscroll-behavior',
    'overscroll-behavior-x',
    'paint-order',
    'resize',
    'scrollbar-color',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
    'view-timeline',
    'widows',
  ],
  allowPropertyValues: {
    'break-after': ['avoid'],
    // Without it the columns of a figure's rows are not aligned.
    'grid-template-columns': ['subgrid'],
    'grid-template-rows': ['subgrid'],
  },
};

const linter = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', { available: BASELINE_YEAR, ...enhancements }] },
  },
});

async function problems(styles: string): Promise<string[]> {
  const [result] = await linter.lintText(styles, { filePath: 'page.css' });
  const newer = result!.messages.map(({ message }) => message);
  const declarations = styles.split(/[{};]/).map((declaration) => declaration.trim());
  const unprefixed = declarations.filter(
    (declaration, position) =>
      prefixed.some((name) => declaration.startsWith(`${name}:`)) &&
      declarations[position - 1] !== `-webkit-${declaration}`,
  );
  return [...newer, ...unprefixed];
}

it('finds what supported browsers lack', async () => {
  expect(await problems('p { min-height: 3lh; }')).toEqual([expect.stringContaining('lh')]);
  expect(await problems('p { mask: url(a.svg); }')).toEqual(['mask: url(a.svg)']);
  expect(await problems('p { -webkit-mask: url(a.svg); mask: url(a.svg); }')).toEqual([]);
});

it('serves styles that the supported browsers know', async () => {
  const site = await startSite();
  const found = new Set<string>();
  for (const path of [...routes, '/no/such-page']) {
    const html = await (await fetch(site.origin + path)).text();
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
    expect(styles.length, path).toBeGreaterThan(0);
    for (const problem of await problems(styles.join('\n'))) found.add(problem);
  }
  expect([...found]).toEqual([]);
});
