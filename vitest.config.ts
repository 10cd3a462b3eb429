import { defineConfig } from 'vitest/config';

const shared = {
  globalSetup: ['tests/support/temporary-folder.ts'],
  setupFiles: ['tests/support/fail-on-console.ts'],
  restoreMocks: true,
  unstubGlobals: true,
};

/** `unit` runs on the sources alone; `ops` starts the built server as a process. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/server/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'ops',
          include: ['tests/ops/**/*.test.ts'],
          // Generous: processes start and drain, on machines that may be busy with other things.
          testTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
