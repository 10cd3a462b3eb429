import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { listEmbeddedEnquiries, listProjectEnquiries } from './list-enquiries.ts';

it('finds none where the site never ran', () => {
  expect(listEmbeddedEnquiries(mkdtempSync(join(tmpdir(), 'none-')))).toEqual([]);
});

it('reads a project page by page, and times as UTC', async () => {
  const all = Array.from({ length: 1500 }, (_, at) => ({
    id: at + 1,
    created_at: '2026-03-04T12:11:12.5+02:00',
  }));
  const client = createClient('http://project.test', 'secret', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const { searchParams } = new URL(new Request(input, init).url);
        const after = Number(searchParams.get('id')!.replace('gt.', ''));
        return Response.json(all.slice(after, after + Number(searchParams.get('limit'))));
      },
    },
  });
  const list = await listProjectEnquiries(client);
  expect(list).toHaveLength(1500);
  expect(list[1499]).toEqual({ id: 1500, created_at: '2026-03-04T10:11:12.500Z' });
});
