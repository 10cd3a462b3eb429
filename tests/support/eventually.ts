import { vi } from 'vitest';

/** Below the limit of every test, so that a failure says what was expected. */
const LIMIT_MS = 240_000;

/**
 * Repeats assertions until they pass. For a condition there is `until`, which fails with the condition's name.
 *
 * @returns its result
 * @throws its last error if it does not pass within 240 s
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, LIMIT_MS);
