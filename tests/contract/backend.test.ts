import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryPayload } from '../../src/enquiry/payload.ts';
import { EnquiryNotStoredError } from '../../src/server/backend/backend.ts';
import { enquiryPayload } from '../support/enquiry.ts';
import { seedRecords } from '../../scripts/build/seed.ts';
import { until } from '../support/until.ts';
import { seedSql, sqliteHarness, supabaseHarness } from './harnesses.ts';

const never = new AbortController().signal;

/** The columns that a backend fills itself, and those of notifications. */
const OWN_COLUMNS = /^(id|created_at|(mail|webhook)_.*)$/;

describe.each([
  ['SQLite', sqliteHarness()],
  ['a Supabase project', supabaseHarness()],
])('%s as the backend', (_name, harness) => {
  beforeEach(harness.setUp);
  afterAll(harness.tearDown);

  const stored = () => harness.sql('select * from enquiries order by id');
  const storedKeys = async () =>
    (await stored()).map(({ idempotency_key }) => String(idempotency_key)).sort();

  it('begins with the page metadata of the seed', async () => {
    const byPath = seedRecords().toSorted((one, other) => (one.path < other.path ? -1 : 1));
    expect(await harness.open().listSeoRecords(never)).toEqual(byPath);
  });

  it('reads the record of a path, null for none and for blank values, until it is aborted', async () => {
    const backend = harness.open();
    await harness.sql(
      `insert into page_seo (path, title, description) values ('/one', 'It''s one', 'Of "two"; —')`,
    );
    expect(await backend.readSeoRecord('/one', never)).toEqual({
      path: '/one',
      title: "It's one",
      description: 'Of "two"; —',
      author: null,
      image_url: null,
      twitter_site: null,
    });
    expect(await backend.readSeoRecord('/none', never)).toBeNull();
    expect(await backend.readSeoRecord("/o'ne", never)).toBeNull();
    expect(await backend.readSeoRecord('/one&path=eq./', never)).toBeNull();
    await harness.sql(
      `insert into page_seo (path, title, description, author) values ('/blank', ' ', '', ' A ')`,
    );
    const ofBlank = { title: null, description: null, author: 'A' };
    expect(await backend.readSeoRecord('/blank', never)).toMatchObject(ofBlank);
    await expect(backend.readSeoRecord('/', AbortSignal.abort())).rejects.toThrow();
    await expect(backend.listSeoRecords(AbortSignal.abort())).rejects.toThrow();
  });

  it('rejects invalid records, and keeps an edited one when the seed is loaded again', async () => {
    for (const values of [`('/x', '', 'd')`, `(null, 't', 'd')`, `('/', 't', 'd')`])
      await expect(
        harness.sql(`insert into page_seo (path, title, description) values ${values}`),
      ).rejects.toThrow();
    await harness.sql(`update page_seo set title = 'Edited' where path = '/contact'`);
    await harness.sql(seedSql);
    expect((await harness.open().readSeoRecord('/contact', never))?.title).toBe('Edited');
  });

  it('stores one enquiry per key, with every known field', async () => {
    const backend = harness.open();
    const message = 'We need an "app"; it\'s urgent.\nTwo lines, 100 %.';
    const payload = enquiryPayload({ message });
    expect(await backend.storeEnquiry(payload, 'key-00000001')).toBe(false);
    const another = enquiryPayload({ name: 'Another' });
    expect(await backend.storeEnquiry(another, 'key-00000001')).toBe(false);
    const ofAnotherRelease = { ...payload, starSign: 'Leo' } as EnquiryPayload;
    expect(await backend.storeEnquiry(ofAnotherRelease, 'key-00000002')).toBe(false);

    const kept = await stored();
    const keys = kept.map((row) => row['idempotency_key']);
    expect(keys).toEqual(['key-00000001', 'key-00000002']);
    expect(Number(kept[0]!['id'])).toBeLessThan(Number(kept[1]!['id']));
    const at = kept[0]!['created_at'];
    const time = at instanceof Date ? at.getTime() : Date.parse(String(at));
    expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
    const fields = Object.entries(kept[0]!).filter(([name]) => !OWN_COLUMNS.test(name));
    expect(Object.fromEntries(fields)).toEqual({
      idempotency_key: 'key-00000001',
      junk: '',
      ...Object.fromEntries(
        Object.entries(payload).map(([name, value]) => [
          name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
          value,
        ]),
      ),
    });
  });

  it('stores junk with the reason, also because of others’ enquiries within the hour, and reports it for a repeat', async () => {
    const backend = harness.open();
    expect(await backend.storeEnquiry(enquiryPayload(), 'key-00000001', ['haste'])).toBe(true);
    expect(await backend.storeEnquiry(enquiryPayload(), 'key-00000001')).toBe(true);
    const offer = (email: string) =>
      enquiryPayload({ email, message: 'We sell cheap traffic for your website.' });
    const outcomes = [];
    for (const sender of ['ann', 'bob', 'cy', 'di'])
      outcomes.push(await backend.storeEnquiry(offer(`${sender}@example.com`), `key-of-${sender}`));
    expect(outcomes).toEqual([false, false, true, true]);
    await harness.sql("update enquiries set created_at = '2024-01-31T10:00:00.000Z'");
    expect(await backend.storeEnquiry(offer('ed@example.com'), 'key-of-ed')).toBe(false);
    const reasons = await harness.sql('select junk from enquiries order by id');
    expect(reasons.map(({ junk }) => junk)).toEqual([
      'sent within two seconds',
      ...['', ''],
      ...['a text of three senders', 'a text of three senders'],
      '',
    ]);
  });

  it('stores one enquiry for simultaneous requests with the same key', async () => {
    const [one, other] = [harness.open(), harness.open()];
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? one : other).storeEnquiry(enquiryPayload(), 'key-00000001'),
      ),
    );
    expect(await storedKeys()).toEqual(['key-00000001']);
  });

  it('rejects reads and enquiries without a connection', async () => {
    const backend = harness.open();
    await harness.cut(backend);
    await expect(backend.readSeoRecord('/', never)).rejects.toThrow();
    await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000001')).rejects.toThrow(
      EnquiryNotStoredError,
    );
  });

  it('keeps an acknowledged enquiry after kill -9, and does not store a retry twice', async () => {
    const module = new URL('../../src/server/backend/create-backend.ts', import.meta.url).href;
    const site = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { createBackend } from ${JSON.stringify(module)};
       const log = { debug() {}, info() {}, warn() {}, error() {} };
       const backend = await createBackend({ ...${JSON.stringify(harness.options())}, log });
       await backend.storeEnquiry(${JSON.stringify(enquiryPayload())}, 'key-00000001');
       process.stdout.write('stored');
       setInterval(() => {}, 1000);`,
    ]);
    const stderr = text(site.stderr);
    await Promise.race([once(site.stdout, 'data'), once(site, 'exit')]);
    site.kill('SIGKILL');
    expect(await stderr).toBe('');
    await harness.crash();

    const backend = harness.open();
    await until(async () => {
      try {
        await backend.listSeoRecords(never); // fails until the database has restarted
        return true;
      } catch {
        return false;
      }
    });
    expect(await storedKeys()).toEqual(['key-00000001']);
    await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
    expect(await storedKeys()).toEqual(['key-00000001']);
  });
});
