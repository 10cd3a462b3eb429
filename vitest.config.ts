import { defineConfig } from 'vitest/config';

const shared = {
  globalSetup: ['tests/support/temporary-folder.ts'],
  setupFiles: ['tests/support/fail-on-console.ts'],
  // Vitest leaves a core to the terminal, which is half of a small machine.
  maxWorkers: 2,
  restoreMocks: true,
  unstubGlobals: true,
};

/**
 * `unit` runs on the sources alone, its files one after the other in the same process, which spares
 * each of them React and Express anew; `components` hydrates in a document of its own; `contract`
 * starts real databases; `ops` starts the built server as a process; `recipes` builds and starts a
 * copy; `release` replaces servers behind a balancer, and `siege` attacks the built server in as little memory
 * as docs/operations.md asks for, both with the cores to themselves; `browsers` reads the built site with
 * Firefox and WebKit.
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
      {
        test: {
          ...shared,
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
        },
      },
      {
        test: {
          ...shared,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'ops',
          include: ['tests/ops/**/*.test.ts'],
          // Generous: processes start and drain, on machines that may be busy with other things.
          testTimeout: 120_000,
          // More than cores: processes are mostly waited for.
          maxWorkers: 4,
        },
      },
      {
        test: {
          ...shared,
          name: 'siege',
          include: ['tests/siege/**/*.test.ts'],
          testTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...shared,
          name: 'recipes',
          include: ['tests/recipes/**/*.test.ts'],
          // Generous: builds a copy of the repository, and runs its unit tests.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'release',
          include: ['tests/release/**/*.test.ts'],
          maxWorkers: 1,
          // They import JSON as bundlers do.
          server: { deps: { inline: [/@actions/] } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          // Generous: two browsers that draw without a graphics card.
          testTimeout: 180_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
