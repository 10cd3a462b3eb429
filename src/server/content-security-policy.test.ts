import { expect, it } from 'vitest';
import { site } from '../content/site.ts';
import { contentSecurityPolicy, inlineHash, type CspInput } from './content-security-policy.ts';

/** The site's hosts without analytics. */
const plainHosts = { ...site.hosts, analytics: { script: '', attributes: {}, origins: [] } };

const policy = (input: Partial<CspInput> = {}) =>
  new Map(
    contentSecurityPolicy({ styleHashes: [], hosts: plainHosts, secure: false, ...input })
      .split('; ')
      .map((directive) => {
        const [name, ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );

it('allows no inline script and no unhashed style element', () => {
  const csp = policy();
  expect(csp.get('script-src')).toEqual(["'self'", 'https://assets.calendly.com']);
  expect(csp.get('style-src')).not.toContain("'unsafe-inline'");
  expect(csp.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
  expect([...csp.values()].flat()).not.toContain("'unsafe-eval'");
});

it('allows by hash the style of the page and the empty one of styled-components', () => {
  const hash = inlineHash('a{color:red}');
  expect(hash).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  expect(policy({ styleHashes: [hash] }).get('style-src')).toEqual([
    "'self'",
    hash,
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'https://assets.calendly.com',
  ]);
});

it('has report-uri if reports are enabled', () => {
  expect(policy({ reports: true }).get('report-uri')).toEqual(['/api/visits']);
  expect(policy().has('report-uri')).toBe(false);
});

it('restricts unused directives to none or self', () => {
  const csp = policy();
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
    expect(csp.get(name)).toEqual(["'none'"]);
  expect(csp.get('form-action')).toEqual(["'self'"]);
  expect(csp.get('connect-src')).toEqual(["'self'", plainHosts.maps]);
  // The scheduling widget is on one page, but a navigation keeps the first page’s policy.
  expect(csp.get('frame-src')).toContain('https://calendly.com');
});

it('contains no other host if none is configured', () => {
  const hosts = {
    ...plainHosts,
    imageDelivery: { origin: '', account: '' },
    maps: '',
    scheduling: { link: '', script: '', frame: '' },
  };
  for (const given of [{ hosts }, {}]) {
    const csp = contentSecurityPolicy({ styleHashes: [], secure: false, ...given });
    expect(csp).not.toContain('http');
    expect(csp).toContain("frame-src 'none'");
  }
});

it('allows the configured hosts', () => {
  const hosts = {
    ...plainHosts,
    videoEmbedOrigin: 'https://video.example.com',
    maps: '',
    imageDelivery: { origin: 'https://images.example.com/path', account: 'x' },
    scheduling: { link: '', script: '', frame: '' },
  };
  const csp = policy({ hosts });
  expect(csp.get('frame-src')).toEqual(['https://video.example.com']);
  expect(csp.get('img-src')).toEqual(["'self'", 'data:', 'https://images.example.com']);
  const imageDelivery = { ...hosts.imageDelivery, account: '' };
  const without = policy({ hosts: { ...hosts, videoEmbedOrigin: '', imageDelivery } });
  expect(without.get('frame-src')).toEqual(["'none'"]);
  expect(without.get('img-src')).toEqual(["'self'", 'data:']);
});

it('allows analytics if a script is configured', () => {
  const origins = ['https://tell.example.com'];
  const script = 'https://count.example.com/script.js';
  const given = (its: string) =>
    policy({ hosts: { ...plainHosts, analytics: { script: its, attributes: {}, origins } } });
  for (const name of ['script-src', 'connect-src', 'img-src']) {
    expect(given(script).get(name)).toEqual([
      ...policy().get(name)!,
      ...['https://count.example.com', 'https://tell.example.com'],
    ]);
    expect(given('/start.js').get(name)).toEqual([...policy().get(name)!, ...origins]);
    expect(given('').get(name)).toEqual(policy().get(name));
  }
});

it('upgrades insecure requests only if the site uses https', () => {
  expect(policy().has('upgrade-insecure-requests')).toBe(false);
  expect(policy({ secure: true }).has('upgrade-insecure-requests')).toBe(true);
});

it('allows scripts with the given hash or nonce', () => {
  const hash = inlineHash('start()');
  const scripts = policy({ nonce: 'abc', scriptHashes: [hash] }).get('script-src');
  expect(scripts).toEqual(expect.arrayContaining([hash, "'nonce-abc'"]));
});
