import { describe, expect, it } from 'vitest';
import { compileContent } from '../src/content/compiler/compile-content.ts';
import { site } from '../src/content/site.ts';
import { seedProblems, siteProblems, titleProblems } from './content-problems.ts';
import { pageCopies } from './page-copies.ts';
import { samplesLeft } from './samples-left.ts';

const { caseStudies, articles } = compileContent('src/content');

describe('the site’s configuration', () => {
  it('is asked for addresses and numbers that reach somebody', () => {
    const contact = { email: 'hello@example', phone: 'call us' };
    const privacy = { ...site.privacy, email: '' };
    const social = [{ name: 'X' as const, url: 'x.com/acme' }];
    expect(siteProblems({ contact, privacy, social })).toEqual([
      'src/content/site.ts: contact.email: found "hello@example", expected an address like hello@example.com, or nothing',
      'src/content/site.ts: contact.phone: found "call us", expected a number like +27 11 555 0100, or nothing',
      'src/content/site.ts: privacy.email: found "", expected an address like hello@example.com',
      'src/content/site.ts: social, X: found "x.com/acme", expected an address that begins with https://',
    ]);
    expect(siteProblems({ ...site, contact: { email: '', phone: '' } })).toEqual([]);
  });
});

describe('titles', () => {
  const titled = (title: string) =>
    titleProblems({ caseStudies: [], articles: [] }, { name: 'Acme', tagline: title });

  it('are ones that a share image can set', () => {
    expect(titled('Café & Søn: 50 °C – ‘ça va’, R5 000?')).toEqual([]);
    expect(titled('Rockets 🚀')).toEqual([
      'src/content/site.ts: tagline: a share image has no letter 🚀: leave it out',
    ]);
    expect(titled('word '.repeat(20))).toEqual([expect.stringContaining('shorten it')]);
    expect(titled('Donaudampfschifffahrtsgesellschaft')).toEqual([
      expect.stringContaining('too long for a share image'),
    ]);
  });
});

it('misses the share images of the seed by their address', () => {
  expect(seedProblems(`('/x', 't', 'd', '/art/share/gone.png')`, 'public')).toEqual([
    'supabase/seed.sql: image_url: /art/share/gone.png is missing: put the file into public',
  ]);
});

it('counts what is a sample, kind by kind, and nothing of an owner’s own', async () => {
  const [first, ...others] = caseStudies.map((study) => ({ ...study, sample: true }));
  const own = { ...first!, sample: false };
  const lines = samplesLeft({ caseStudies: [own, ...others], articles: [] }, [
    { file: 'copy.ts', name: 'figures', records: [{ sample: true }, { title: 'x' }] },
  ]);
  expect(lines).toContain(
    `${others.length} of ${caseStudies.length} case studies (src/content/case-studies)`,
  );
  expect(lines).toContain('1 of 1 figures (src/pages/*/copy.ts)');
  expect(lines.join()).not.toContain('articles');
});

it('reads the words of every page', async () => {
  const copies = await pageCopies();
  expect(copies.some(({ file }) => file === 'src/pages/home/copy.ts')).toBe(true);
  expect(articles.length).toBeGreaterThanOrEqual(0);
});
