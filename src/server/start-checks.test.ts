import { expect, it } from 'vitest';
import { memoryLog } from '../../tests/support/memory-log.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { checkStart, compareRecords, type StartCheckOptions } from './start-checks.ts';

const records = (...paths: string[]): PageSeo[] =>
  paths.map((path) => ({
    path,
    title: 'T',
    description: 'D',
    author: null,
    image_url: null,
    twitter_site: null,
  }));

async function said(options: Partial<StartCheckOptions>) {
  const { log, lines } = memoryLog();
  await checkStart({
    backend: { listPageSeo: async () => records('/', '/contact') },
    pagePaths: ['/', '/contact'],
    processors: [],
    handsOn: [],
    log,
    ...options,
  });
  return lines;
}

it('says nothing where everything is right', async () => {
  expect(await said({})).toEqual([]);
});

it('names pages without a record and records without a page, once each', async () => {
  const lines = await said({ backend: { listPageSeo: async () => records('/', '/old') } });
  expect(lines).toEqual([
    expect.objectContaining({ level: 30, paths: ['/contact'] }),
    expect.objectContaining({ level: 40, paths: ['/old'] }),
  ]);
});

it('expects no record of content below a page', () => {
  const pages = ['/', '/case-studies', '/case-studies/one', '/insights/two'];
  expect(compareRecords(pages, ['/', '/case-studies', '/case-studies/one'])).toEqual({
    withoutRecord: ['/insights/two'], // nothing stands above it
    withoutPage: [],
  });
});

it('leaves a backend that is away to the reads of metadata', async () => {
  const away = { listPageSeo: () => Promise.reject(new Error('away')) };
  expect(await said({ backend: away })).toEqual([]);
});

it('warns of whatever keeps enquiries from being stored', async () => {
  const enquiryProblems = async () => ['make the table', 'deploy the function'];
  const backend = { listPageSeo: async () => [], enquiryProblems };
  expect(await said({ backend, pagePaths: [] })).toMatchObject([
    { level: 40, msg: 'No enquiry can be stored: make the table' },
    { level: 40, msg: 'No enquiry can be stored: deploy the function' },
  ]);
});

it('warns of a privacy notice that names nobody while enquiries are handed on', async () => {
  const handsOn = ['SUPABASE_URL', 'SMTP_URL'];
  expect(await said({ handsOn })).toEqual([
    expect.objectContaining({
      level: 40,
      msg: expect.stringMatching(/SUPABASE_URL and SMTP_URL .* privacy\.processors/),
    }),
  ]);
  const processors = [{ name: 'Host', task: 'runs the database', place: 'Cape Town' }];
  expect(await said({ handsOn, processors })).toEqual([]);
});
