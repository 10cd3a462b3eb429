import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { createJunkSummary, type Note } from './junk-summary.ts';

const HOUR = 60 * 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says at once that an enquiry is junk, and then once an hour how many are', async () => {
  const subjects: string[] = [];
  const send = async ({ subject }: Note) => void subjects.push(subject);
  const { count } = createJunkSummary(send, memoryLog().log);
  count();
  await vi.advanceTimersByTimeAsync(1);
  expect(subjects).toEqual(['Junk: 1 enquiry was marked as junk']);
  for (let minute = 0; minute < 50; minute += 1) {
    count();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(subjects).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(subjects.slice(1)).toEqual(['Junk: 50 enquiries were marked as junk']);
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  expect(subjects).toHaveLength(2);
});

it('adds to the next email what a failed one has not said', async () => {
  const send = vi.fn<(note: Note) => Promise<void>>().mockRejectedValueOnce(new Error('EAUTH'));
  const { count } = createJunkSummary(send, memoryLog().log);
  count();
  await vi.advanceTimersByTimeAsync(1);
  count();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(send.mock.calls.map(([{ subject }]) => subject)).toEqual([
    'Junk: 1 enquiry was marked as junk',
    'Junk: 2 enquiries were marked as junk',
  ]);
});
