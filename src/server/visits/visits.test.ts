import express from 'express';
import { Registry } from 'prom-client';
import request from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CLSThresholds,
  FCPThresholds,
  INPThresholds,
  LCPThresholds,
  TTFBThresholds,
} from 'web-vitals';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { visits } from './visits.ts';

const routes = [
  { id: 'home', match: (path: string) => (path === '/' ? {} : null) },
  { id: 'contact', match: (path: string) => (path === '/contact' ? {} : null) },
  { id: 'not-found', match: () => ({}) },
];

afterEach(() => void vi.useRealTimers());

function setUp() {
  const { log, lines } = memoryLog('warn');
  const registry = new Registry();
  const siteUrl = 'https://www.example.com';
  const app = express()
    .set('trust proxy', 1)
    .enable('case sensitive routing')
    .use('/api', visits({ routes, siteUrl, log, registry }));
  const post = (body: unknown, headers: Record<string, string> = {}, type = 'text/plain') =>
    request(app)
      .post('/api/visits')
      .set(headers)
      .type(type)
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  const at = (path: string) => request(app).post(path);
  return { post, at, lines, metrics: () => registry.metrics() };
}

const error = {
  kind: 'uncaught',
  route: 'contact',
  message: 'it broke',
  frames: ['/assets/Page-1a2B3c4D.js:1:234'],
};

const message = {
  device: 'phone',
  release: '1a2B3c4D',
  origin: 'link',
  host: 'www.perplexity.ai',
  views: [
    { route: 'home', navigation: 'load' },
    { route: 'contact', navigation: 'soft' },
  ],
  vitals: [
    { name: 'LCP', value: 1_400, route: 'home', navigation: 'load' },
    { name: 'INP', value: 180, route: 'home', navigation: 'load' },
    { name: 'CLS', value: 0.02, route: 'home', navigation: 'load' },
  ],
  steps: [{ step: 'seen', route: 'contact' }],
  scripts: { route: 'home', cameMs: 900, atMs: 4_000 },
  errors: [error],
};

describe('POST /api/visits', () => {
  it('counts a message and logs its errors, without personal data of the sender', async () => {
    const { post, metrics, lines } = setUp();
    const response = await post(message, {
      'User-Agent': 'Somebody',
      'X-Forwarded-For': '41.0.0.1',
    });
    expect(response.status).toBe(204);
    const text = await metrics();
    for (const line of [
      'page_views_total{route="home",navigation="load",source="ai-assistant"} 1',
      'page_views_total{route="contact",navigation="soft",source="ai-assistant"} 1',
      'web_vitals_lcp_seconds_bucket{le="1",route="home",navigation="load",device="phone"} 0',
      'web_vitals_lcp_seconds_bucket{le="1.5",route="home",navigation="load",device="phone"} 1',
      'web_vitals_inp_seconds_bucket{le="0.1",route="home",navigation="load",device="phone"} 0',
      'web_vitals_inp_seconds_bucket{le="0.2",route="home",navigation="load",device="phone"} 1',
      'web_vitals_cls_bucket{le="0.1",route="home",navigation="load",device="phone"} 1',
      'enquiry_steps_total{step="seen",route="contact",source="ai-assistant"} 1',
      'browser_errors_total{kind="uncaught"} 1',
      'page_scripts_total{route="home",arrival="in-time"} 1',
      'visit_messages_total{outcome="counted"} 1',
    ])
      expect(text).toContain(line);
    const logged = { ...error, device: 'phone', release: '1a2B3c4D', msg: 'browser error' };
    expect(lines).toEqual([expect.objectContaining(logged)]);
    expect(JSON.stringify(lines) + text).not.toMatch(/Somebody|41\.0\.0\.1|perplexity/);
  });

  it.each([
    ['LCP', 'lcp_seconds', LCPThresholds, 1_000],
    ['INP', 'inp_seconds', INPThresholds, 1_000],
    ['CLS', 'cls', CLSThresholds, 1],
    ['TTFB', 'ttfb_seconds', TTFBThresholds, 1_000],
    ['FCP', 'fcp_seconds', FCPThresholds, 1_000],
  ])('tells a good %s from a poor one', async (name, metric, thresholds, perUnit) => {
    const { post, metrics } = setUp();
    const vital = { name, route: 'home', navigation: 'load' };
    await post({ vitals: thresholds.map((value) => ({ ...vital, value })) });
    const text = await metrics();
    for (const [at, value] of thresholds.entries())
      expect(text).toMatch(
        new RegExp(`^web_vitals_${metric}_bucket{le="${value / perUnit}",.*} ${at + 1}$`, 'm'),
      );
  });

  it.each([
    [{ cameMs: 6_000, atMs: 7_000 }, ['late']],
    [{ cameMs: null, atMs: 7_000 }, ['never']],
    [{ cameMs: null, atMs: 800 }, []], // the visitor left within their time
  ])('counts whether the scripts arrived: %j', async (scripts, arrivals) => {
    const { post, metrics } = setUp();
    await post({ scripts: { route: 'home', ...scripts } });
    const counted = (await metrics()).match(/^page_scripts_total\{.* [^0]$/gm) ?? [];
    expect(counted.map((line) => /arrival="(.*?)"/.exec(line)?.[1])).toEqual(arrivals);
  });

  it.each([
    ['an unknown route', { views: [{ route: '/contact?name=Thandi', navigation: 'load' }] }],
    ['an unknown navigation', { views: [{ route: 'home', navigation: 'fall' }] }],
    ['an unknown origin', { ...message, origin: 'a dream' }],
    ['a host that is too long', { ...message, host: 'x'.repeat(256) }],
    ['an unknown step', { steps: [{ step: 'x', route: 'home' }] }],
    ['a negative time', { vitals: [{ ...message.vitals[0], value: -1 }] }],
    ['an unknown vital', { vitals: [{ ...message.vitals[0], name: 'X' }] }],
    ['a foreign frame', { errors: [{ ...error, frames: ['https://a.example/Thandi.js:1:1'] }] }],
    ['a release with a line break', { release: 'a\nb' }],
    ['too many views', { views: Array(21).fill(message.views[0]) }],
    ['a list', '[1]'],
    ['invalid JSON', '{'],
    ['more than 8 kB', { ...message, more: 'x'.repeat(8_192) }],
  ])('answers 204 to a message with %s and counts none of it', async (_name, body) => {
    const { post, metrics, lines } = setUp();
    expect((await post(body)).status).toBe(204);
    const text = await metrics();
    expect(text).toContain('visit_messages_total{outcome="invalid"} 1');
    expect(text).not.toMatch(/^(page|enquiry|browser|web)_\w+\{.*\} [^0]/m);
    expect(lines).toEqual([]);
  });

  it('counts a message of an earlier release, which tells no source, as direct', async () => {
    const { post, metrics } = setUp();
    await post({ views: message.views });
    expect(await metrics()).toContain(
      'page_views_total{route="home",navigation="load",source="direct"} 1',
    );
  });

  it('adds no series, whatever hosts are sent', async () => {
    const { post, metrics } = setUp();
    const series = async () => (await metrics()).match(/^(page_views|enquiry_steps)_total\{/gm);
    const before = await series();
    for (const host of ['', 'x.com', 'invented.example']) await post({ ...message, host });
    expect(await series()).toHaveLength(before!.length);
  });
});

describe('POST /api/visits does not count', () => {
  it.each([
    ['a browser that sends Sec-GPC', { 'Sec-GPC': '1' }],
    ['messages of another origin', { Origin: 'https://elsewhere.example' }],
  ])('%s', async (_name, headers) => {
    const { post, metrics, lines } = setUp();
    expect((await post(message, headers)).status).toBe(204);
    expect(await metrics()).toContain('visit_messages_total{outcome="ignored"} 1');
    expect(await metrics()).not.toMatch(/^page_views_total\{.*\} [^0]/m);
    expect(lines).toEqual([]);
  });

  it('messages beyond 100 a second, and beyond 120 a minute of one address, which leaves room for others', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const { post, metrics } = setUp();
    const send = async (address: string, messages: number) => {
      for (let i = 0; i < messages; i += 1) await post(message, { 'X-Forwarded-For': address });
    };
    const counted = async () => Number(/outcome="counted"} (\d+)/.exec(await metrics())?.[1]);
    await send('41.0.0.1', 101);
    expect(await counted()).toBe(100);
    vi.advanceTimersByTime(1_000);
    await send('41.0.0.1', 200);
    expect(await counted()).toBe(119);
    await send('41.0.0.2', 1);
    expect(await counted()).toBe(120);
    expect(await metrics()).toContain('visit_messages_total{outcome="limited"} 182');
  });
});

describe('errors of a message', () => {
  it('are logged twenty times a minute at most, five times for one address, and all counted', async () => {
    const { post, metrics, lines } = setUp();
    const logged = async (address: number, messages: number) => {
      for (let i = 0; i < messages; i += 1)
        await post({ errors: Array(5).fill(error) }, { 'X-Forwarded-For': `41.0.0.${address}` });
      return lines.length;
    };
    expect(await logged(1, 9)).toBe(5);
    expect(await logged(2, 1)).toBe(10);
    expect(lines.at(5)).toMatchObject({ unlogged: 40 });
    for (const address of [3, 4, 5]) await logged(address, 1);
    expect(lines).toHaveLength(20);
    expect(await metrics()).toContain('browser_errors_total{kind="uncaught"} 65');
  });

  it('are logged without quotations and addresses, and dropped if an extension caused them', async () => {
    const { post, lines } = setUp();
    await post({
      errors: [
        { ...error, message: 'no "Thandi" at thandi@example.com\n{"forged":"line"}' },
        { ...error, message: 'chrome-extension://abc broke' },
      ],
    });
    expect(lines.map((line) => line['message'])).toEqual(['no … at … {…:…}']);
  });
});

describe('a report of the content security policy', () => {
  const whole = {
    'document-uri': 'https://www.example.com/contact?name=Thandi',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?name=Thandi',
    'source-file': 'https://www.example.com/assets/Page-1a2B3c4D.js',
    'line-number': 1,
    'column-number': 234,
    'script-sample': 'Thandi',
  };
  /** Posts it, and returns what is logged and which directives are counted. */
  const report = async (changes: Partial<typeof whole> = {}) => {
    const { post, metrics, lines } = setUp();
    await post({ 'csp-report': { ...whole, ...changes } }, {}, 'application/csp-report');
    const counted = (await metrics()).match(
      /(?<=^policy_reports_total\{directive=").*(?="\} 1$)/gm,
    );
    return { lines, counted };
  };

  it('is counted by directive, and logged without personal data', async () => {
    const { lines, counted } = await report();
    expect(counted).toEqual(['script-src-elem']);
    const seen = {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      frame: '/assets/Page-1a2B3c4D.js:1:234',
      route: 'contact',
      msg: 'policy report',
    };
    expect(lines).toEqual([expect.objectContaining(seen)]);
    expect(JSON.stringify(lines)).not.toContain('Thandi');
  });

  it('names the scheme of what has no origin, and no file of another place', async () => {
    const source = 'https://www.example.com/contact';
    const { lines } = await report({ 'blocked-uri': 'data', 'source-file': source });
    expect(lines).toEqual([expect.objectContaining({ blocked: 'data', route: 'contact' })]);
    expect(lines[0]).not.toHaveProperty('frame');
  });

  it.each(['chrome-extension', 'moz-extension://1/x.js', 'webkit-masked-url://hidden/'])(
    'is dropped if it blocked %s',
    async (blocked) => {
      expect(await report({ 'blocked-uri': blocked })).toEqual({ lines: [], counted: null });
    },
  );

  it('of an unknown directive is counted as other', async () => {
    const made = { 'effective-directive': 'made-up', 'document-uri': 'x' };
    expect((await report(made)).counted).toEqual(['other']);
  });
});

it.each(['/api/Visits', '/API/visits', '/api/visits/'])(
  'answers 404 at %s, so that a limit on /api/visits cannot be bypassed',
  async (path) => expect((await setUp().at(path)).status).toBe(404),
);
