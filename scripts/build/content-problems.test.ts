import { describe, expect, it } from 'vitest';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import type { CaseStudy } from '../../src/content/records/case-study-schema.ts';
import { seedProblems, studyProblems, titleProblems, pageCopies } from './content-problems.ts';
import { samplesLeft } from './samples-left.ts';

const { caseStudies } = compileContent('src/content');

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

it('misses the service that a study names', () => {
  const [study] = caseStudies;
  const ofStudy = (service: string | undefined) =>
    studyProblems({ caseStudies: [{ ...study!, slug: 'acme', service }] }, []);
  expect(ofStudy('/shopfy')).toEqual([
    expect.stringMatching(
      /^src\/content\/case-studies\/acme\.yaml: service: found "\/shopfy", expected one of .*\/shopify/,
    ),
  ]);
  expect(ofStudy('/shopify')).toEqual([]);
  expect(ofStudy(undefined)).toEqual([]);
});

it('misses the share images of the seed by their address', () => {
  expect(seedProblems(`('/x', 't', 'd', '/art/share/gone.png')`, 'public')).toEqual([
    'supabase/seed.sql: image_url: /art/share/gone.png is missing: put the file into public',
  ]);
});

it('counts what is a sample, kind by kind, and nothing of an owner’s own', async () => {
  const studies = [{ sample: true }, {}, { sample: true }] as CaseStudy[];
  const lines = samplesLeft({ caseStudies: studies, articles: [] }, [
    { file: 'copy.ts', name: 'figures', records: [{ sample: true }, { title: 'x' }] },
  ]);
  expect(lines).toContain('2 of 3 case studies (src/content/case-studies)');
  expect(lines).toContain('1 of 1 figures (src/pages/*/copy.ts)');
  expect(lines.join()).not.toContain('articles');
});

it('reads the words of every page', async () => {
  const copies = await pageCopies();
  expect(copies.some(({ file }) => file === 'src/pages/home/copy.ts')).toBe(true);
});
