import prettier from 'eslint-config-prettier';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom: each layer only what stands before it (docs/architecture.md). */
const layers = ['theme', 'ui', 'sections', 'pages', 'routes.ts', 'shell'];
const pure = ['content', 'enquiry', 'field', 'seo'];

const layerZones = layers.map((layer, index) => ({
  target: `./src/${layer}`,
  from: [...layers.slice(index + 1).map((later) => `./src/${later}`), './src/server'],
  message: `src/${layer} may only import what stands before it: ${layers.slice(0, index).join(', ')}.`,
}));

const pureZones = pure.map((folder) => ({
  target: `./src/${folder}`,
  from: [...layers.map((layer) => `./src/${layer}`), './src/server'],
  message: `src/${folder} is pure data and logic: it imports no component and no server.`,
}));

/** The server is handed the render entry; of the pages it knows the types. */
const serverZones = [
  ...['ui', 'sections', 'routes.ts'].map((place) => ({ from: `./src/${place}` })),
  { from: './src/pages', except: ['./define-page.ts'] },
  { from: './src/shell', except: ['./document-state.ts'] },
].map((zone) => ({
  ...zone,
  target: './src/server',
  message: 'The server imports no React component: it is handed the render entry.',
}));

export default tseslint.config(
  {
    ignores: [
      'dist',
      'data',
      'screenshots',
      'test-results',
      'coverage',
      // Deno's part: its globals and imports are checked where it runs.
      'supabase/functions/*/index.ts',
      // A package of its own, with its own checks.
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
      // Objects here are closures without `this`, so that their methods can be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      // An async function without await is how a stand-in keeps an asynchronous signature.
      '@typescript-eslint/require-await': 'off',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [...layerZones, ...pureZones, ...serverZones],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment in server.ts alone.' },
      ],
    },
  },
  {
    // No page imports another page: what two pages need belongs to src/sections.
    files: ['src/pages/*/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['../../pages/*', '**/pages/**'] }],
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
  // Playwright's fixtures take a callback named `use`, which is no hook.
  {
    files: ['tests/e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
  { files: ['eslint.config.js'], ...tseslint.configs.disableTypeChecked },
  prettier,
);
