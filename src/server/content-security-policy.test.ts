import { expect, it } from 'vitest';
import { siteConfig } from '../content/site.ts';
import { contentSecurityPolicy, inlineHash, type CspInput } from './content-security-policy.ts';

/** The site's hosts without scripts of its owner's, with a calendar. */
const plainHosts = {
  ...siteConfig.hosts,
  scripts: [],
  scheduling: {
    link: 'https://calendly.com/you/30min',
    script: 'https://assets.calendly.com/widget.js',
    frame: 'https://calendly.com',
  },
};

const policy = (input: Partial<CspInput> = {}) =>
  new Map(
    contentSecurityPolicy({ styleHashes: [], hosts: plainHosts, secure: false, ...input })
      .split('; ')
      .map((directive) => {
        const [name, ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );

it('allows of styles and scripts only those of the site and those with a hash or the nonce', () => {
  const [style, script] = [inlineHash('a{color:red}'), inlineHash('start()')];
  expect(style).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  const csp = policy({ styleHashes: [style], scriptHashes: [script], nonce: 'abc' });
  const calendly = 'https://assets.calendly.com';
  expect(csp.get('script-src')).toEqual(["'self'", "'nonce-abc'", script, calendly]);
  // The last hash is of the empty style of styled-components.
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(csp.get('style-src')).toEqual(["'self'", "'nonce-abc'", style, empty, calendly]);
  expect(csp.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
  expect(policy().get('script-src')).toEqual(["'self'", calendly]);
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

it('upgrades insecure requests if the site uses https', () => {
  expect(policy({ secure: true }).has('upgrade-insecure-requests')).toBe(true);
  expect(policy().has('upgrade-insecure-requests')).toBe(false);
});

const noHosts = {
  ...plainHosts,
  imageDelivery: { origin: 'https://images.example.com/path', account: '' },
  maps: '',
  scheduling: { link: '', script: '', frame: '' },
  videoEmbedOrigin: '',
};

it('allows no calendar without its link', () => {
  const scheduling = { ...plainHosts.scheduling, link: '' };
  expect(
    contentSecurityPolicy({ styleHashes: [], secure: false, hosts: { ...plainHosts, scheduling } }),
  ).not.toContain('calendly');
});

it('contains no other host if none is configured', () => {
  for (const given of [{ hosts: noHosts }, {}]) {
    const csp = contentSecurityPolicy({ styleHashes: [], secure: false, ...given });
    expect(csp).not.toContain('http');
    expect(csp).toContain("frame-src 'none'");
  }
});

it('allows the configured hosts', () => {
  const imageDelivery = { ...noHosts.imageDelivery, account: 'x' };
  const videoEmbedOrigin = 'https://video.example.com';
  const csp = policy({ hosts: { ...noHosts, videoEmbedOrigin, imageDelivery } });
  expect(csp.get('frame-src')).toEqual([videoEmbedOrigin]);
  expect(csp.get('img-src')).toEqual(["'self'", 'data:', 'https://images.example.com']);
});

it('allows the scripts of the configured services', () => {
  const origins = ['https://tell.example.com'];
  const service = { attributes: {}, origins, notice: 'It counts.' };
  const given = (...scripts: string[]) =>
    policy({
      hosts: { ...plainHosts, scripts: scripts.map((script) => ({ ...service, script })) },
    });
  for (const name of ['script-src', 'connect-src', 'img-src']) {
    const own = policy().get(name)!;
    const both = given('https://count.example.com/script.js', '/start.js').get(name);
    expect(both).toEqual([...own, 'https://count.example.com', ...origins]);
    expect(given('/start.js').get(name)).toEqual([...own, ...origins]);
  }
});
