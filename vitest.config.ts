import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { writeCompiled } from './src/content/compiler/compile-yaml.ts';

// Before a test imports what is compiled.
writeCompiled();

const shared = {
  globalSetup: ['tests/setup/temporary-folder.ts'],
  setupFiles: ['tests/setup/fail-on-console.ts'],
  // By default Vitest leaves one core free, which is half of a small machine.
  maxWorkers: 2,
  // Ends a test that hangs, later than `until`, because a machine may be busy.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  restoreMocks: true,
  unstubGlobals: true,
};

/** Tests of the app as a whole, whose modules keep state. */
const SHELL = ['src/shell/**/*.test.tsx'];

/** Tests in happy-dom. */
const inBrowser: ProjectConfig = {
  ...shared,
  include: ['src/**/*.test.tsx'],
  setupFiles: [...shared.setupFiles, 'tests/setup/happy-dom.ts'],
  environment: 'happy-dom',
  // It loads no style sheets, and would report the one for paper as missing.
  environmentOptions: {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
  },
};

/** The project of a folder of tests. */
const inFolder = (name: string, options: ProjectConfig = {}) => ({
  test: { ...shared, name, include: [`tests/${name}/**/*.test.ts`], ...options },
});

/**
 * The projects:
 *
 * - `unit` tests the sources; its files share a process, so that React and Express are loaded once
 * - `components` renders and hydrates components in happy-dom; its files share a process, too
 * - `shell` does the same with the app, each file in a process of its own
 * - `contract` runs the backend on real databases
 * - `ops` starts the built server as a process; files share a process of their own
 * - `recipes` builds and starts a copy of the repository
 * - `release` replaces servers behind a balancer
 * - `browsers` opens the built site in Firefox and WebKit
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'tests/server/**/*.test.{ts,tsx}',
            'tests/public/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          isolate: false,
        },
      },
      { test: { ...inBrowser, name: 'components', exclude: SHELL, isolate: false } },
      { test: { ...inBrowser, name: 'shell', include: SHELL } },
      inFolder('contract'),
      inFolder('ops', {
        globalSetup: [...shared.globalSetup, 'tests/ops/shared-site.ts'],
        // More than there are cores: the tests mostly wait for processes.
        maxWorkers: 4,
        isolate: false,
      }),
      // Builds a copy of the repository and runs its unit tests, beside other steps.
      inFolder('recipes', { testTimeout: 600_000 }),
      inFolder('release'),
      inFolder('browsers'),
    ],
  },
});
