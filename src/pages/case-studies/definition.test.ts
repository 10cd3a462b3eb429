import { expect, test } from 'vitest';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import type { Content } from '../../content/model/content.ts';
import { listIntro } from './copy.ts';
import { definition } from './definition.ts';

test('the description fits a search result', () => {
  expect(definition.metadata({ studies: [], more: [], allHaveSetback: true }).description).toMatch(
    /^.{100,155}$/,
  );
});

test('the list promises mistakes only if each study has one, and leaves ongoing work out of the months', () => {
  const studies = ['3 months', '11 months', '2 months so far'].map((timeline) => ({ timeline }));
  expect(listIntro(studies, true).lead).toMatch(
    /^The shortest took 3 months, the longest 11\. .*went wrong/,
  );
  expect(listIntro(studies, false).lead).not.toContain('went wrong');
});

test('the first thirty studies are cards, the others rows', () => {
  const results = [{ value: '6 h', label: 'saved' }];
  const caseStudies = Array.from(
    { length: 32 },
    (_, index) =>
      ({ slug: `study-${index}`, results, images: [] as CaseStudy['images'] }) as CaseStudy,
  );
  const { studies, more } = definition.selectData!({ caseStudies } as Content, {}, '');
  expect(studies.length).toBe(30);
  expect(more.map(({ slug }) => slug)).toEqual(['study-30', 'study-31']);
});
