import { readdirSync } from 'node:fs';
import baseline from 'eslint-plugin-baseline-js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { BASELINE_YEAR } from './scripts/build/supported-browsers.ts';

/** Each layer may import only the layers before it (docs/architecture.md). */
const layers = ['theme', 'ui', 'sections', 'pages', 'routes.ts', 'shell'];
const pure = ['content', 'enquiry', 'seo'];

/**
 * Forbids src/`folder` what begins with one of `places`, each a path below src.
 *
 * @param {string} folder
 * @param {readonly string[]} places
 * @param {string} message
 * @returns {import('eslint').Linter.Config}
 */
function zone(folder, places, message) {
  const up = folder.endsWith('.ts') ? '\\./' : '(?:\\.\\./)+';
  const regex = `^${up}(?:${places.join('|')})(?![\\w-])`;
  return {
    files: [`src/${folder}`, `src/${folder}/**`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex, message, caseSensitive: true }] }],
    },
  };
}

const pages = readdirSync(new URL('src/pages', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const layerZones = layers.map((layer, index) =>
  zone(
    layer,
    // No page imports another page: what two pages use belongs in src/sections.
    [...layers.slice(index + 1), 'server', ...(layer === 'pages' ? [layer, ...pages] : [])],
    `src/${layer} may only import the layers before it: ${layers.slice(0, index).join(', ')}.`,
  ),
);

const pureZones = pure.map((folder) =>
  zone(
    folder,
    [...layers, 'server', ...(folder === 'seo' ? [] : ['content', 'enquiry'])],
    `src/${folder} is pure data and logic: it imports no component and no server; content and enquiry don't import each other.`,
  ),
);

/** Modules that every folder may import; those with a zone of their own, like routes.ts, are in `layers`. */
const moduleZone = zone(
  '*.ts',
  [...layers, 'server'],
  'A module directly in src is for all folders: it imports no component and no server.',
);

/** The server gets the render entry at run time and imports only types of the pages. */
const serverZone = zone(
  'server',
  ['ui', 'sections', 'routes.ts', 'pages/(?!define-page.ts)', 'shell/(?!document-state.ts)'],
  'The server imports no React component: it gets the render entry at run time.',
);

export default tseslint.config(
  {
    ignores: [
      'dist',
      'dist.*',
      '.cache',
      'data',
      'test-results',
      'coverage',
      // Runs on Deno, which checks its types (tests/contract/supabase.test.ts).
      'supabase/functions/*/index.ts',
      // A separate package with its own checks.
      'art',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['eslint.config.js'] } },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Objects here are closures without `this`, so destructuring their methods is safe.
      '@typescript-eslint/unbound-method': 'off',
      // Fakes implement asynchronous interfaces without awaiting anything.
      '@typescript-eslint/require-await': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment in server.ts only.' },
      ],
    },
  },
  moduleZone,
  ...layerZones,
  ...pureZones,
  serverZone,
  {
    // Code that browsers run must work in the oldest of them.
    files: ['src/**'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/entry-server.tsx',
      'src/pages/*/definition.ts',
      'src/content/compiler/**',
      'src/content/model/*-{fields,schema}.ts',
      'src/content/selections/{service-prices,summaries}.ts',
      'src/server/**',
    ],
    plugins: { 'baseline-js': baseline },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: BASELINE_YEAR,
          includeWebApis: { preset: 'type-aware' },
          includeJsBuiltins: { preset: 'type-aware' },
          ignoreFeatures: [
            // All supported browsers have it; older Chrome names its error `AbortError`.
            'abortsignal-timeout',
            // React calls the handlers only where there are such events.
            'touch-events',
          ],
        },
      ],
    },
  },
  {
    files: [
      'server.ts',
      'scripts/**',
      'tests/**',
      'bench/**',
      '*.config.ts',
      '**/*.test.ts',
      '**/*.test.tsx',
    ],
    rules: {
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  // Playwright's fixtures have a callback named `use`, which is not a hook.
  {
    files: ['tests/e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
  { files: ['eslint.config.js'], ...tseslint.configs.disableTypeChecked },
);
