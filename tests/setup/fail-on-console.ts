import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Fails a test on unexpected console output. A test that expects output spies on the method
 * (`vi.spyOn(console, 'error').mockImplementation(...)`).
 */
const methods = ['log', 'info', 'warn', 'error'] as const;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(unexpected, 'unexpected console output').toEqual([]);
});
