import prettier from 'eslint-config-prettier';
import baseline from 'eslint-plugin-baseline-js';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { BASELINE_YEAR } from './scripts/build/supported-browsers.ts';

/** Each layer may import only the layers before it (docs/architecture.md). */
const layers = ['theme', 'ui', 'sections', 'pages', 'routes.ts', 'shell'];
const pure = ['content', 'enquiry', 'seo'];

const layerZones = layers.map((layer, index) => ({
  target: `./src/${layer}`,
  from: [...layers.slice(index + 1).map((later) => `./src/${later}`), './src/server'],
  message: `src/${layer} may only import the layers before it: ${layers.slice(0, index).join(', ')}.`,
}));

const pureZones = pure.map((folder) => ({
  target: `./src/${folder}`,
  from: [...layers.map((layer) => `./src/${layer}`), './src/server'],
  message: `src/${folder} is pure data and logic: it imports no component and no server.`,
}));

const contentZone = {
  target: './src/content',
  from: './src/enquiry',
  message: 'src/enquiry imports src/content: no data may depend on the form.',
};

/** The server gets the render entry at run time and imports only types of the pages. */
const serverZones = [
  ...['ui', 'sections', 'routes.ts'].map((place) => ({ from: `./src/${place}` })),
  { from: './src/pages', except: ['./define-page.ts'] },
  { from: './src/shell', except: ['./document-state.ts'] },
].map((zone) => ({
  ...zone,
  target: './src/server',
  message: 'The server imports no React component: it gets the render entry at run time.',
}));

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
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Objects here are closures without `this`, so that destructuring their methods is safe.
      '@typescript-eslint/unbound-method': 'off',
      // Fakes implement asynchronous interfaces without awaiting anything.
      '@typescript-eslint/require-await': 'off',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [...layerZones, ...pureZones, contentZone, ...serverZones],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment in server.ts only.' },
      ],
    },
  },
  {
    // No page imports another page: blocks of two pages belong in src/sections.
    files: ['src/pages/*/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['../../pages/*', '**/pages/**'] }],
    },
  },
  {
    // Code that browsers run must work in the oldest of them.
    files: ['src/**'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/entry-server.tsx',
      'src/pages/*/definition.ts',
      'src/content/compiler/**',
      'src/content/records/*-{fields,schema,schemas}.ts',
      'src/content/selections/summaries.ts',
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
  prettier,
);
