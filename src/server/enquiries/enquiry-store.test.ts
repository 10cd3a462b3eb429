import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { until } from '../../../tests/support/until.ts';
import { openEnquiryStore } from './enquiry-store.ts';

/** A store, whose `store` tells whether somebody is to be notified. */
function open(keys = new Set<string>()) {
  const { log, lines } = memoryLog();
  const project = { problem: '', isSilent: false };
  const fail = (message: string) => Promise.reject(new Error(message));
  const storeEnquiry = openEnquiryStore({
    backend: {
      checkEnquiryStore: async () => (project.problem ? fail(project.problem) : undefined),
      async storeEnquiry(_payload, key) {
        if (project.problem) return fail(project.problem);
        const isNew = !keys.has(key) && Boolean(keys.add(key));
        return project.isSilent ? fail('no answer in time') : isNew;
      },
    },
    log,
    registry: new Registry(),
  });
  const store = (message: string) => storeEnquiry(enquiryPayload({ message }), 'key-00000001');
  return { store, project, lines };
}

it('rejects enquiries that are not stored, and warns once', async () => {
  const { store, project, lines } = open();
  project.problem = 'disk full';
  for (const message of ['One', 'Two']) await expect(store(message)).rejects.toThrow('disk full');
  await until(() => lines.length > 0);
  project.problem = '';
  expect(await store('One')).toBe(true);
  expect(lines).toMatchObject([
    { level: 40, reason: 'disk full' },
    { level: 30, msg: 'Enquiries can be stored again' },
  ]);
});

it('notifies of an enquiry once in a process, and in another that can not know of it', async () => {
  const keys = new Set<string>();
  const [one, other] = [open(keys), open(keys)];
  expect(await one.store('Stored')).toBe(true);
  expect(await one.store('Stored')).toBe(false);
  expect(await other.store('Stored')).toBe(true);
  expect(await other.store('Stored')).toBe(false);
});

it('notifies of an enquiry that was stored without an answer, whichever process the visitor tries next', async () => {
  const keys = new Set<string>();
  const [one, other] = [open(keys), open(keys)];
  one.project.isSilent = true;
  await expect(one.store('Stored')).rejects.toThrow('no answer');
  expect(await other.store('Stored')).toBe(true);
  one.project.isSilent = false;
  expect(await one.store('Stored')).toBe(true);
});
