import { expect, it } from 'vitest';
import type { CaseStudy } from '../../src/content/records/case-study-schema.ts';
import { kindsIn, recordKinds, samplesLeft } from './content-notes.ts';

it('counts the remaining samples of each list of records, wherever it is', async () => {
  const studies = [{ sample: true }, {}, { sample: true }] as CaseStudy[];
  const [kind, ...others] = await recordKinds({ caseStudies: studies, articles: [] });
  expect(samplesLeft([kind!])).toEqual(['2 of 3 case studies (src/content/case-studies)']);
  expect(others.map(({ where }) => where)).toContain('src/content/company/prices.yaml');

  const figures = { title: 'x', items: [{ sample: true }, { label: 'y' }, 'z'], none: null };
  const processors = [{ name: 'Sample Mail Ltd' }, { name: 'Mail Ltd' }];
  const page = { figures, site: { sample: true, name: 'Acme', processors }, list: [{}] };
  expect(samplesLeft(kindsIn(page, 'page', 'copy.ts'))).toEqual([
    '1 of 2 page.figures.items (copy.ts)',
    '1 of 1 page.site (copy.ts)',
    '1 of 2 page.site.processors (copy.ts)',
  ]);
});
