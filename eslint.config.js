import prettier from 'eslint-config-prettier';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom: each layer only what stands before it (docs/architecture.md). The last
 * layer holds the route tree and the app, which know each other.
 */
const layers = ['theme', 'ui', 'sections', 'pages', 'app'];
const pure = ['content', 'enquiry', 'seo'];

const layerZones = layers.map((layer, index) => ({
  target: `./src/${layer}`,
  from: [
    ...layers.slice(index + 1).map((later) => `./src/${later}`),
    './src/server',
    ...(layer === 'app' ? [] : ['./src/routes.tsx']),
  ],
  message: `src/${layer} may only import what stands before it: ${layers.slice(0, index).join(', ')}.`,
}));

const pureZones = pure.map((folder) => ({
  target: `./src/${folder}`,
  from: [...layers.map((layer) => `./src/${layer}`), './src/server', './src/routes.tsx'],
  message: `src/${folder} is pure data and logic: it imports no component and no server.`,
}));

export default tseslint.config(
  {
    ignores: [
      'dist',
      'data',
      'screenshots',
      'test-results',
      'coverage',
      'supabase/functions',
      'bench/peer',
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
          zones: [
            ...layerZones,
            ...pureZones,
            {
              target: './src/server',
              from: ['./src/ui', './src/sections', './src/pages', './src/routes.tsx'],
              message: 'The server imports no React component: it is handed the render entry.',
            },
          ],
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
