import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { siteConfig } from '../../src/content/site.ts';
import { attributionWithoutScript } from '../../src/enquiry/attribution.ts';
import { honeypotField } from '../../src/enquiry/fields.ts';
import { redirectTarget } from '../../src/content/navigation/form-types.ts';
import { parseEnquiryRequest } from '../../src/enquiry/schema.ts';
import { resolveMetadata } from '../../src/seo/resolve-metadata.ts';
import { emailMessage } from '../../src/server/enquiries/email-message.ts';
import { toCsv } from '../../scripts/operations/enquiry-reports.ts';
import type { StoredEnquiry } from '../../scripts/operations/stored-enquiries.ts';
import { kindOf } from '../../src/server/request.ts';
import { cacheKey, canonicalPath, notFoundPath } from '../../src/server/rendering/addresses.ts';
import { movedAddresses } from '../../src/server/rendering/moved-addresses.ts';
import { createHandler } from '../../supabase/functions/process-form-submission/handler.ts';
import { enquiryPayload } from '../support/enquiry.ts';
import { listen } from '../support/listen.ts';
import { storedEnquiry } from '../support/stored-enquiry.ts';
import { testApp } from '../support/test-app.ts';
import { testRoute } from '../support/test-route.ts';

/*
 * Every parser of a header, a path, a query or a body gets 16 kB of the input that costs it most. The event loop
 * serves all visitors: a parser with quadratic time takes 50 ms and more.
 */

const SIZE = 16_000;
/** In passes over as much text (some 5 ms on an idle machine), because both take longer on a busy one. */
const MAX_PASSES = 20;
const pass = () => Array.from(fill('ab,').split(','), (part) => part.toUpperCase()).join();

/** The CPU time of a piece of work, in µs. */
async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** How often work that seems too expensive is run again, because the first runs compile it. */
const RUNS = 100;

/**
 * The cost of a piece of work in passes: the minimum of several runs, because other threads of the process count, too.
 * Two runs are enough for cheap work.
 */
async function passesOf(work: () => unknown): Promise<number> {
  let [leastWork, leastPass] = [Infinity, Infinity];
  for (let run = 1; run <= RUNS; run += 1) {
    leastPass = Math.min(leastPass, await cpuTime(pass));
    leastWork = Math.min(leastWork, await cpuTime(work));
    if (run > 1 && leastWork / leastPass < MAX_PASSES) break;
  }
  return leastWork / leastPass;
}

/** A text of 16 kB that repeats a piece. */
const fill = (piece: string, { start = '', end = '', size = SIZE } = {}): string =>
  start + piece.repeat((size - start.length - end.length) / piece.length) + end;

/** Combining marks of two classes, which normalising sorts one by one. */
const marks = `a${'\u0301'.repeat(SIZE / 2)}${'\u0334'.repeat(SIZE / 2)}`;
/** As many marks on each letter as are kept. */
const shortRuns = fill(`a${'\u0301'.repeat(15)}${'\u0334'.repeat(15)}`);
const ideographs = String.fromCodePoint(...Array.from({ length: SIZE }, (_, at) => 0x4e00 + at));

/** Inputs that are expensive for some kind of parser. */
const worst: Record<string, string> = {
  marks,
  'short runs of marks': shortRuns,
  'different letters': ideographs,
  spaces: fill(' ', { start: 'a', end: 'b' }),
  'line breaks': fill('\n', { start: 'a', end: 'b' }),
  slashes: fill('/', { end: '\n' }),
  'question marks': fill('?', { start: '/', end: '\n' }),
  hashes: fill('#', { start: '/', end: '\n' }),
  dots: fill('.', { start: 'a@', end: '/' }),
  labels: fill('a.', { start: 'a@' }),
  letters: fill('a'),
  digits: fill('1', { end: 'a' }),
  hyphens: fill('-a'),
  commas: fill(',', { start: '"' }),
  quotes: fill(`'"`, { start: ';', end: 'b' }),
  semicolons: fill(';\n'),
  ampersands: fill('a&', { start: '/?' }),
  percents: fill('%25', { start: '/' }),
  'a long host': `https://${ideographs}/`,
  'a host of marks': `https://${marks}/`,
};

const routes = [testRoute('/case-studies/:id', { addresses: () => [] }), testRoute('*')];
const thanks = testRoute('/thanks', { parameter: { name: 'type', values: ['call'] } });
const addresses = new Map([['/thanks', { route: thanks, params: {} }]]);
const moved = movedAddresses({ '/old/*': '/new/*' }, ['/gone/*']);
const edgeFunction = createHandler({
  mayCall: () => true,
  store: async () => ({ inserted: true, junk: '' }),
  listSince: async () => [],
  logError: () => {},
});
/** A stored enquiry, whose values are as long as the schema allows. */
const stored = (input: string): StoredEnquiry =>
  storedEnquiry({
    name: input.slice(0, 100),
    phone: input.slice(0, 40),
    message: input.slice(0, 5_000),
    entry_page: input.slice(0, 500),
    last_page: input.slice(0, 500),
  });

const parsers: Record<string, (input: string) => unknown> = {
  ...Object.fromEntries(
    ['name', 'email', 'message', honeypotField, 'utmSource', 'referrer', 'formType', 'page'].map(
      (field) => [`the field ${field}`, (input) => parseEnquiryRequest({ [field]: input })],
    ),
  ),
  'an enquiry of the longest values': (input) =>
    parseEnquiryRequest({ email: input.slice(0, 254), message: input.slice(0, 10_000) }),
  'the target of a form': redirectTarget,
  'the address of a form': (input) => attributionWithoutScript(`https://www.example.com/${input}`),
  'the edge function': (message) =>
    edgeFunction(
      new Request('https://example.com', {
        method: 'POST',
        body: JSON.stringify({ ...enquiryPayload(), message, email: message.slice(0, 1_000) }),
      }),
    ),
  'an email': (input) => emailMessage(stored(input), 'www.example.com'),
  'a table of enquiries': (input) => toCsv([stored(input)]),
  'a path': (input) => [
    kindOf(input),
    moved.targetOf(`/old/${input}`),
    moved.gonePath(input),
    notFoundPath(routes, addresses, `/case-studies/${input}`),
    notFoundPath(routes, addresses, input),
  ],
  'the canonical address': (input) => {
    try {
      canonicalPath(input);
    } catch {
      // Not a valid escape.
    }
  },
  'the address of metadata': (path) =>
    resolveMetadata({
      path,
      siteUrl: 'https://www.example.com',
      exact: null,
      root: null,
      ownMetadata: { title: 'A page' },
      defaults: siteConfig.defaultSeo,
    }),
  'a query': (input) => cacheKey(`/thanks?${input}`, addresses),
};

it.each(Object.entries(parsers))('%s costs little CPU', async (_name, parse) => {
  for (const [name, input] of Object.entries(worst))
    expect(await passesOf(() => parse(input)), name).toBeLessThan(MAX_PASSES);
});

/** Headers without those of the client: Node accepts 16 KiB in all. */
const HEADER_BYTES = 15_000;
const header = (piece: string, start = '', end = '') =>
  fill(piece, { start, end, size: HEADER_BYTES });

interface WorstRequest {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

/** An enquiry with these headers. */
const post = (headers: Record<string, string>, body = '{}'): WorstRequest => ({
  method: 'POST',
  path: '/api/enquiries',
  headers,
  body,
});

const requests: Record<string, WorstRequest> = {
  'If-None-Match': { headers: { 'if-none-match': header(',') } },
  Accept: { path: '/api/nothing', headers: { accept: header(',', '"') } },
  'many kinds in Accept': { path: '/api/nothing', headers: { accept: header('a/b,') } },
  'Accept-Encoding': { headers: { 'accept-encoding': header('a,') } },
  'Cache-Control': { headers: { 'cache-control': header(' ', ',', 'a'), 'if-none-match': 'a' } },
  Range: { headers: { range: header('1-,', 'bytes=') } },
  'X-Forwarded-For': { headers: { 'x-forwarded-for': header('1,') } },
  'an address in X-Forwarded-For': { headers: { 'x-forwarded-for': header(']:1', '[') } },
  'X-Request-Id': { headers: { 'x-request-id': header('a') } },
  'a path': { path: header('/', '/', 'a') },
  'an absolute address': { path: header('a', 'http://', '?') },
  'a query': { path: header('a&', '/api/page?') },
  'a long parameter': { path: header('a', '/api/page?path=/') },
  Origin: post({ ...json, origin: header('%CC%81%CC%B4', 'https://a', '/') }),
  Referer: post(
    { ...form, referer: header('%CC%81%CC%B4', 'https://a', '/') },
    new URLSearchParams({ ...enquiryPayload(), [honeypotField]: 'bot' }).toString(),
  ),
  'Content-Type': post({ 'content-type': header(';a="', 'application/json') }),
  'spaces before a body': post(json, fill(' ')),
  'a nested body': post(json, fill('[')),
  'a body of many names': post(
    json,
    `{${Array.from({ length: 2_000 }, (_, at) => `"${at}":1`).join()}}`,
  ),
  'a form of many names': post(form, fill('&', { start: 'a' })),
  'an enquiry of marks': post(json, JSON.stringify({ name: marks, [honeypotField]: marks })),
};

/** Starts the app, and returns a client with a connection that it keeps. */
async function startApp() {
  const { app } = await testApp();
  const port = await listen(app);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return async ({ method = 'GET', path = '/mark.svg', headers = {}, body }: WorstRequest) => {
    const sent = request({ host: '127.0.0.1', port, method, path, agent, headers });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await text(response);
  };
}

it.each(Object.entries(requests))(
  'a request with the worst of %s costs little CPU, client included',
  async (_name, worstRequest) => {
    const send = await startApp();
    expect(await passesOf(() => send(worstRequest))).toBeLessThan(MAX_PASSES);
  },
);
