import { expect, it } from 'vitest';
import type { Article } from '../../src/content/records/article-schema.ts';
import type { CaseStudy } from '../../src/content/records/case-study-schema.ts';
import { hiddenRecords, kindsIn, recordKinds, samplesLeft } from './content-notes.ts';

it('lists drafts, and articles of a later day', () => {
  const studies = [{ slug: 'a', draft: true }, { slug: 'b' }] as CaseStudy[];
  const articles = [
    { id: 'c', draft: true, date: '4 March 2031' },
    { id: 'd', date: '4 March 2031' },
    { id: 'e', date: '3 March 2031' },
  ] as Article[];
  expect(hiddenRecords({ caseStudies: studies, articles }, '2031-03-03')).toEqual([
    'src/content/case-studies/a.yaml: draft: true',
    'src/content/articles/c.md: draft: true',
    'src/content/articles/d.md: appears on 4 March 2031',
  ]);
});

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
