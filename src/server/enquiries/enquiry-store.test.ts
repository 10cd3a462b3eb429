import { afterEach, expect, it, vi } from 'vitest';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { EnquiryNotStoredError } from '../backend/backend.ts';
import { openEnquiryStore } from './enquiry-store.ts';

afterEach(() => void vi.useRealTimers());

/** A store, and the texts that it has `notified` of. */
function open(keys = new Set<string>()) {
  const { log, lines } = memoryLog();
  const project = { problem: '', isSilent: false };
  const fail = (message: string) => Promise.reject(new Error(message));
  const notified: string[] = [];
  const opened = openEnquiryStore({
    backend: {
      async storeEnquiry(_payload, key) {
        if (project.problem) return fail(project.problem);
        const isNew = !keys.has(key) && Boolean(keys.add(key));
        return project.isSilent
          ? Promise.reject(new EnquiryNotStoredError('timeout', 'no response in time'))
          : isNew;
      },
    },
    onStored: ({ message }) => void notified.push(message),
    log,
  });
  const store = (message: string) =>
    opened.storeEnquiry(enquiryPayload({ message }), 'key-00000001');
  const warnings = () => lines.filter(({ level }) => level === 40);
  return { store, project, lines, notified, warnings, close: opened.close };
}

it('rejects an enquiry that is not stored, and notifies of it once it is', async () => {
  const { store, project, notified } = open();
  project.problem = 'disk full';
  for (const message of ['One', 'Two']) await expect(store(message)).rejects.toThrow('disk full');
  project.problem = '';
  await store('One');
  expect(notified).toEqual(['One']);
});

it('notifies of an enquiry once in a process, and again in another, which cannot know', async () => {
  const keys = new Set<string>();
  const [one, other] = [open(keys), open(keys)];
  for (const { store } of [one, one, other, other]) await store('Stored');
  expect([one.notified, other.notified]).toEqual([['Stored'], ['Stored']]);
});

it('notifies of an enquiry that was stored without a response, whichever process the visitor tries next', async () => {
  const keys = new Set<string>();
  const [one, other] = [open(keys), open(keys)];
  one.project.isSilent = true;
  await expect(one.store('Stored')).rejects.toThrow('no response');
  await other.store('Stored');
  one.project.isSilent = false;
  await one.store('Stored');
  expect([one.notified, other.notified]).toEqual([['Stored'], ['Stored']]);
});

it('sends an enquiry again whose response was lost, and notifies of it once', async () => {
  vi.useFakeTimers();
  const { store, project, notified } = open();
  project.isSilent = true;
  await expect(store('Stored')).rejects.toThrow('no response');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(notified).toEqual([]);
  project.isSilent = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(notified).toEqual(['Stored']);
  await store('Stored');
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(notified).toEqual(['Stored']);
});

it('forgets an enquiry after two hours without a response, and says so', async () => {
  vi.useFakeTimers();
  const { store, project, notified, warnings } = open();
  project.isSilent = true;
  await expect(store('Stored')).rejects.toThrow('no response');
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
  project.isSilent = false;
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(notified).toEqual([]);
  expect(warnings()).toMatchObject([{ id: 'key-00000001' }]);
});

it('sends it a last time when it closes', async () => {
  const [one, other] = [open(), open()];
  for (const { store, project } of [one, other]) {
    project.isSilent = true;
    await expect(store('Stored')).rejects.toThrow('no response');
  }
  one.project.isSilent = false;
  await Promise.all([one.close(), other.close()]);
  expect([one.notified, other.notified]).toEqual([['Stored'], []]);
  expect([one.warnings(), other.warnings()]).toMatchObject([[], [{ id: 'key-00000001' }]]);
});

it('does not send again what the backend could not store', async () => {
  vi.useFakeTimers();
  const { store, project, notified } = open();
  project.problem = 'disk full';
  await expect(store('Stored')).rejects.toThrow('disk full');
  project.problem = '';
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(notified).toEqual([]);
});
