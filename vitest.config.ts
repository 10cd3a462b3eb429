import { defineConfig } from 'vitest/config';

const shared = {
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
          // Processes start and drain; the enquiry that hangs is given up after 10 s.
          testTimeout: 40_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
