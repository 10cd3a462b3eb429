import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { compileContent } from './compile-content.ts';
import { missingLinks } from './missing-links.ts';

const { caseStudies, articles } = compileContent('src/content');

it('finds none where everything is there', () => {
  expect(missingLinks({ caseStudies, articles })).toEqual([]);
});

it('names the article that links to a study or an article that was removed', () => {
  const article = {
    ...articles[0]!,
    id: 'one',
    content: `<a href="${paths.caseStudy('gone')}?from=x">A</a> <a href="${paths.insight('gone')}">B</a>
      <a href="${paths.insight('one')}">C</a> <a href="${paths.contact}">D</a>`,
  };
  expect(missingLinks({ caseStudies, articles: [article] })).toEqual([
    `src/content/articles/one.md: links to ${paths.caseStudy('gone')}, which is not there`,
    `src/content/articles/one.md: links to ${paths.insight('gone')}, which is not there`,
  ]);
});
