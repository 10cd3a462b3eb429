import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import { openEmbeddedBackend } from './embedded-backend.ts';
import { listEmbeddedEnquiries } from './list-enquiries.ts';
import { EnquiryRejectedError, submitEnquiry } from './submit-enquiry.ts';
import type { Backend } from './types.ts';

const realSupabaseDir = fileURLToPath(new URL('../../../supabase', import.meta.url));
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const opened: Backend[] = [];

const folder = () => mkdtempSync(join(tmpdir(), 'backend-'));

async function open(dataDir: string, supabaseDir = realSupabaseDir): Promise<Backend> {
  const backend = await openEmbeddedBackend({ dataDir, supabaseDir, log });
  opened.push(backend);
  return backend;
}

/** A copy of the project's migrations and seed that a test may change. */
function copyOfSupabase(): string {
  const dir = folder();
  for (const name of ['migrations', 'seed.sql'])
    cpSync(join(realSupabaseDir, name), join(dir, name), { recursive: true });
  return dir;
}

afterEach(async () => {
  for (const backend of opened.splice(0)) await backend.close();
});

const enquiry: EnquiryPayload = {
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '+27 82 555 0101',
  company: '',
  message: 'We need an "app"; it\'s urgent.\nTwo lines.',
  formType: 'contact',
  utmSource: 'google',
  utmMedium: 'search',
  utmCampaign: '',
  utmTerm: '',
  utmContent: '',
  referrer: 'https://example.com/contact',
  entryPage: '/',
  lastPage: '/contact',
};

it('holds a finished record for each static page after the first start', async () => {
  const { client } = await open(folder());
  const { data } = await client.from('page_seo').select('*').order('path');
  expect(data!.map(({ path }) => path)).toEqual([
    '/',
    '/agentic-ai',
    '/agile-teams',
    '/ai-chat',
    '/book-consultation',
    '/case-studies',
    '/contact',
    '/insights',
    '/power-apps',
    '/shopify',
    '/thank-you',
    '/web-apps',
  ]);
  for (const { path, title, description, author, image_url, twitter_site } of data!) {
    expect(title, path).toMatch(/Northveld/);
    expect(description.length, path).toBeGreaterThan(60);
    expect(description.length, path).toBeLessThanOrEqual(170);
    expect(image_url).toBe(`/art/share/${path === '/' ? 'home' : path.slice(1)}.png`);
    expect([author, twitter_site]).toEqual(['Northveld', '@northveld']);
  }
});

it('answers a missing row as PostgREST does', async () => {
  const { client } = await open(folder());
  const { error } = await client.from('page_seo').select('*').eq('path', '/none').single();
  expect(error?.code).toBe('PGRST116');
});

it('lets an anonymous visitor read metadata and nothing else', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const dataDir = folder();
  const { client } = await open(dataDir);
  await submitEnquiry(client, enquiry, 'key-00000001', { timeoutMs: 5000 });

  expect((await client.from('enquiries').select('*')).data ?? []).toEqual([]);
  // Rows that nothing but row-level security could refuse.
  const { id: _id, created_at: _at, ...kept } = listEmbeddedEnquiries(dataDir)[0]!;
  const another = { ...kept, idempotency_key: 'key-00000002' };
  expect((await client.from('enquiries').insert(another)).error).not.toBeNull();
  const { data: root } = await client.from('page_seo').select('*').eq('path', '/').single();
  expect((await client.from('page_seo').insert({ ...root!, path: '/x' })).error).not.toBeNull();
  await client.from('page_seo').update({ title: 'x' }).eq('path', '/');
  await client.from('page_seo').delete().eq('path', '/');
  const { data } = await client.from('page_seo').select('title').eq('path', '/').single();
  expect(data?.title).toContain('Northveld');
});

it('keeps one enquiry for a key, with every field, readable beside the running server', async () => {
  const dataDir = folder();
  const { client } = await open(dataDir);
  await Promise.all([
    submitEnquiry(client, enquiry, 'key-00000001', { timeoutMs: 5000 }),
    submitEnquiry(client, enquiry, 'key-00000001', { timeoutMs: 5000 }),
  ]);
  await submitEnquiry(client, enquiry, 'key-00000002', { timeoutMs: 5000 });

  const kept = listEmbeddedEnquiries(dataDir);
  expect(kept.map(({ idempotency_key }) => idempotency_key)).toEqual([
    'key-00000001',
    'key-00000002',
  ]);
  expect(kept[0]).toMatchObject({
    name: enquiry.name,
    message: enquiry.message,
    company: '',
    form_type: 'contact',
    utm_source: 'google',
    entry_page: '/',
    last_page: '/contact',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
  });
});

it('refuses an enquiry that is none, saying which field', async () => {
  const { client } = await open(folder());
  const sent = submitEnquiry(client, { ...enquiry, name: 'x' }, 'key-00000001', {
    timeoutMs: 5000,
  });
  await expect(sent).rejects.toThrow(EnquiryRejectedError);
  await expect(sent).rejects.toMatchObject({
    reason: 'refused',
    status: 422,
    message: expect.stringContaining('"name"'),
  });
});

it('keeps enquiries and edited records over a restart, and applies nothing twice', async () => {
  const dataDir = folder();
  const supabaseDir = copyOfSupabase();
  const first = await open(dataDir, supabaseDir);
  await submitEnquiry(first.client, enquiry, 'key-00000001', { timeoutMs: 5000 });
  await first.close();
  expect(await first.ready()).toBe(false);

  writeFileSync(
    join(supabaseDir, 'migrations', '20270101000000_edit.sql'),
    `update public.page_seo set title = 'Edited; by ''hand''' where path = '/contact';`,
  );
  log.info.mockClear();
  const second = await open(dataDir, supabaseDir);
  expect(log.info).toHaveBeenCalledWith(
    { applied: ['20270101000000_edit.sql'], seeded: false },
    expect.any(String),
  );
  const { data } = await second.client.from('page_seo').select('*').eq('path', '/contact').single();
  expect(data?.title).toBe("Edited; by 'hand'");
  expect(listEmbeddedEnquiries(dataDir)).toHaveLength(1);
  expect((await second.client.from('enquiries').select('*')).data).toEqual([]);
  expect(await second.ready()).toBe(true);
});

it('stops at a broken migration, naming the file, and begins cleanly once it is mended', async () => {
  const dataDir = folder();
  const supabaseDir = copyOfSupabase();
  const file = join(supabaseDir, 'migrations', '20270101000000_broken.sql');
  writeFileSync(file, 'create table public.one (id text); create table public.one (id text);');
  await expect(open(dataDir, supabaseDir)).rejects.toThrow(`The migration ${file} failed: `);

  writeFileSync(file, 'create table public.one (id text);');
  expect(await (await open(dataDir, supabaseDir)).ready()).toBe(true);
});

it('names a migration that is no SQL, one with a wrong name, and a broken seed', async () => {
  const supabaseDir = copyOfSupabase();
  const file = join(supabaseDir, 'migrations', '20270101000000_no_sql.sql');
  writeFileSync(file, 'make me a table');
  await expect(open(folder(), supabaseDir)).rejects.toThrow(file);
  rmSync(file);

  const misnamed = join(supabaseDir, 'migrations', 'later.sql');
  writeFileSync(misnamed, 'select 1;');
  await expect(open(folder(), supabaseDir)).rejects.toThrow(/later\.sql has no usable name/);
  rmSync(misnamed);

  writeFileSync(join(supabaseDir, 'seed.sql'), `insert into nowhere values (1);`);
  await expect(open(folder(), supabaseDir)).rejects.toThrow(/The seed .*seed\.sql failed/);
});

it('says that the database is damaged rather than what SQLite says', async () => {
  const dataDir = folder();
  writeFileSync(
    join(dataDir, 'site.db'),
    'this is not a database, it only looks like a file'.repeat(50),
  );
  await expect(open(dataDir)).rejects.toThrow(/The database .*site\.db can't be opened/);
});

it('keeps its keys and gives others no look into them', async () => {
  const dataDir = folder();
  await (await open(dataDir)).close();
  expect(readdirSync(dataDir).sort()).toEqual(['keys.json', 'server.lock', 'site.db']);
  await (await open(dataDir)).close();
});

it('loses no acknowledged enquiry when the process is killed, and opens again', async () => {
  const dataDir = folder();
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { createBackend } from ${module('./create-backend.ts')};
     import { submitEnquiry } from ${module('./submit-enquiry.ts')};
     const log = { info() {}, warn() {}, error() {} };
     const { client } = await createBackend({ dataDir: ${JSON.stringify(dataDir)}, log });
     await submitEnquiry(client, ${JSON.stringify(enquiry)}, 'key-00000001', { timeoutMs: 5000 });
     process.stdout.write('taken');
     setInterval(() => {}, 1000);`,
  ]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  expect(listEmbeddedEnquiries(dataDir)).toHaveLength(1);
  const { client } = await open(dataDir);
  await submitEnquiry(client, enquiry, 'key-00000001', { timeoutMs: 5000 });
  expect(listEmbeddedEnquiries(dataDir)).toHaveLength(1);
});
