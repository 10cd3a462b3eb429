import type { StoredEnquiry } from '../../scripts/operations/stored-enquiries.ts';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSupabase } from '../../src/server/backend/supabase.ts';
import { createProjectClient } from '../../src/server/backend/supabase-client.ts';
import { enquiryPayload } from '../support/enquiry.ts';
import { testTools } from '../support/test-tools.ts';
import { supabaseHarness } from './harnesses.ts';

const harness = supabaseHarness();
beforeEach(harness.setUp);
afterAll(harness.tearDown);

const never = new AbortController().signal;

describe('the anonymous role of a Supabase project', () => {
  const anonymous = () => createProjectClient(harness.project().url, harness.project().anonKey);

  it('can read metadata and has no other privilege, also not to write it', async () => {
    const granted = await harness.sql(
      `select distinct table_name, privilege_type from information_schema.role_table_grants
       where grantee in ('anon', 'authenticated') and table_name in ('page_seo', 'enquiries')`,
    );
    expect(granted).toEqual([{ table_name: 'page_seo', privilege_type: 'SELECT' }]);
    const client = anonymous();
    const { data: root } = await client.from('page_seo').select('*').eq('path', '/').single();
    expect(root?.description).toBeTruthy();
    const inserted = await client.from('page_seo').insert({ ...root!, path: '/x' });
    expect(inserted.error?.code).toBe('42501');
    await client.from('page_seo').update({ description: 'x' }).eq('path', '/');
    await client.from('page_seo').delete().eq('path', '/');
    expect(await harness.sql(`select description from page_seo where path in ('/', '/x')`)).toEqual(
      [{ description: root!.description }],
    );
  });

  it('cannot read, insert, update or delete an enquiry', async () => {
    const { url, anonKey } = harness.project();
    await openSupabase({ url, anonKey }).storeEnquiry(enquiryPayload(), 'key-00000001');
    const [kept] = await harness.sql('select * from enquiries');
    const client = anonymous();

    expect((await client.from('enquiries').select('*')).data ?? []).toEqual([]);
    // A valid row, which only row-level security rejects.
    const { id: _id, created_at: _at, ...columns } = kept as unknown as StoredEnquiry;
    const inserted = await client
      .from('enquiries')
      .insert({ ...columns, idempotency_key: 'key-00000002' });
    expect(inserted.error?.code).toBe('42501');
    await client.from('enquiries').update({ name: 'x' }).gt('id', 0);
    await client.from('enquiries').delete().gt('id', 0);
    expect(await harness.sql('select * from enquiries')).toEqual([kept]);
  });
});

describe('the function on a Supabase project', () => {
  it('has no type errors', async () => {
    // With the packages of this repository, in the version that deno.json names: no network.
    const flags = ['--node-modules-dir=manual', '--no-remote'];
    const { stderr } = await promisify(execFile)(
      testTools.deno,
      ['check', ...flags, 'supabase/functions/process-form-submission/index.ts'],
      { env: { DENO_DIR: join(tmpdir(), 'deno'), NO_COLOR: '1' } },
    );
    expect(stderr).toMatch(/^Check /);
  });

  it('answers 500 if the row cannot be stored', async () => {
    await harness.sql('alter table enquiries rename to away');
    try {
      await harness.sql(`notify pgrst, 'reload schema'`);
      const backend = openSupabase(harness.project());
      await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000001')).rejects.toMatchObject({
        reason: 'answered',
        status: 500,
      });
    } finally {
      await harness.sql('alter table away rename to enquiries');
      await harness.sql(`notify pgrst, 'reload schema'`);
    }
  });
});

describe('a site on a Supabase project', () => {
  it('aborts reads and enquiries at their time limits', async () => {
    const backend = openSupabase({ ...harness.project(), enquiryTimeoutMs: 50 });
    harness.project().mode = 'hangs';
    await expect(backend.readSeoRecord('/', AbortSignal.timeout(50))).rejects.toThrow();
    await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000001')).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  it('reports missing and unreadable tables', async () => {
    const backend = openSupabase(harness.project());
    await harness.sql('revoke select on page_seo from anon');
    await expect(backend.readSeoRecord('/', never)).rejects.toThrow(
      /permission denied for table page_seo/,
    );
    await harness.sql('grant select on page_seo to anon');
    await harness.sql('alter table page_seo rename to away');
    await expect(backend.readSeoRecord('/', never)).rejects.toThrow(/page_seo/);
    await harness.sql('alter table away rename to page_seo');
  });
});
