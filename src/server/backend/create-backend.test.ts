import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createBackend } from './create-backend.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

it('talks to a Supabase project when address and key are given, and touches no folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'project-'));
  const fetch = vi.fn(async () => Response.json([]));
  vi.stubGlobal('fetch', fetch);
  const backend = await createBackend({
    supabaseUrl: 'https://abcd.supabase.co',
    supabaseAnonKey: 'sb_publishable_x',
    dataDir,
    log,
  });
  await backend.client.from('page_seo').select('*');
  expect(backend.kind).toBe('supabase');
  expect(backend.description).toContain('https://abcd.supabase.co');
  expect(String((fetch.mock.calls[0] as unknown[])[0])).toContain(
    'abcd.supabase.co/rest/v1/page_seo',
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

it('opens the embedded backend otherwise, and says where enquiries are kept', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  const backend = await createBackend({ dataDir, log });
  expect(backend.kind).toBe('embedded');
  expect(backend.description).toContain(join(dataDir, 'site.db'));
  expect(await backend.ready()).toBe(true);
  await backend.close();
});
