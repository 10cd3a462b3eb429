import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/test-site.ts';
import { projectEnquiries } from './project-enquiries.ts';
import { embeddedEnquiries } from './stored-enquiries.ts';

it('lists and deletes nothing if there is no database', async () => {
  const store = embeddedEnquiries(temporaryFolder());
  expect(await store.list()).toEqual([]);
  expect(await store.purge(new Date())).toBe(0);
});

it('reports a file that is not a database', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'site.db'), 'something else\n'.repeat(99));
  const problem = new RegExp(`${dataDir}/site.db can't be read: file is not a database`);
  await expect(embeddedEnquiries(dataDir).list()).rejects.toThrow(problem);
  await expect(embeddedEnquiries(dataDir).purge(new Date())).rejects.toThrow(problem);
});

it('reads a project’s enquiries in pages, with times in UTC', async () => {
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
  const list = await projectEnquiries(client).list();
  expect(list).toHaveLength(1500);
  expect(list[1499]).toEqual({ id: 1500, created_at: '2026-03-04T10:11:12.500Z' });
});
