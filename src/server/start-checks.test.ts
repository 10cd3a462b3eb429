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
    mailServer: undefined,
    pagePaths: ['/', '/contact'],
    log,
    ...options,
  });
  return lines;
}

it('says nothing where everything is right', async () => {
  expect(await said({ mailServer: { verify: async () => {} } })).toEqual([]);
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

it.each([
  ['EAUTH', 'user or password'],
  ['EDNS', 'has no address'],
  ['ETLS', 'smtps:// is for port 465'],
  ['ESOCKET', 'host and port'],
])('says what to do about a mail server that fails with %s', async (code, remedy) => {
  const error = Object.assign(new Error('to thandi@example.com'), { code });
  const lines = await said({ mailServer: { verify: () => Promise.reject(error) } });
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, reason: code, msg: expect.stringContaining(remedy) }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('thandi');
});
