import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { trackChecks } from './path-checks.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 20) }));
afterEach(() => void vi.useRealTimers());

const check = '~check:script:0123456789abcdef0123456789abcdef';

function setUp(removeChecks = vi.fn<(before: Date) => Promise<void>>(async () => {})) {
  const { log, lines } = memoryLog();
  const registry = new Registry();
  const passed = trackChecks({
    backend: { removeChecks },
    steps: ['stored', 'mail'],
    log,
    registry,
  });
  const series = async () =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith('enquiry_path'));
  return { passed, series, removeChecks, lines };
}

it('tells for each way and step when a check passed it last', async () => {
  const { passed, series } = setUp();
  passed('stored', check);
  passed('stored', 'key-00000001');
  const now = Date.now() / 1_000;
  expect(await series()).toEqual([
    `enquiry_path_checked_seconds{way="script",step="stored"} ${now}`,
    'enquiry_path_checked_seconds{way="script",step="mail"} 0',
    'enquiry_path_checked_seconds{way="form",step="stored"} 0',
    'enquiry_path_checked_seconds{way="form",step="mail"} 0',
  ]);
});

it('removes a check two minutes after its last step, when its marker is worth nothing', async () => {
  const { passed, removeChecks } = setUp();
  const began = Date.now();
  passed('stored', 'key-00000001');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(removeChecks).not.toHaveBeenCalled();

  passed('stored', check);
  await vi.advanceTimersByTimeAsync(60_000);
  passed('mail', check);
  await vi.advanceTimersByTimeAsync(65_000);
  expect(removeChecks).toHaveBeenCalledOnce();
  expect(removeChecks.mock.calls[0]![0].getTime()).toBe(began + 600_000 + 125_000 - 120_000);
  await vi.advanceTimersByTimeAsync(125_000);
  expect(removeChecks).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(removeChecks).toHaveBeenCalledTimes(2);
});

it('warns of checks that can not be removed, and tries again with the next one', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('the function is of an earlier release')));
  const { passed, lines } = setUp(failing);
  passed('stored', check);
  await vi.advanceTimersByTimeAsync(125_000);
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([
    expect.objectContaining({ reason: 'the function is of an earlier release' }),
  ]);
  passed('stored', check);
  await vi.advanceTimersByTimeAsync(125_000);
  expect(failing).toHaveBeenCalledTimes(2);
});
