import { expect, it } from 'vitest';
import { navigation } from '../navigation/navigation.ts';
import { services } from '../navigation/services.ts';
import { missingLinks } from './missing-links.ts';

const [left, ...others] = services;
const addresses = [
  ...navigation.map(({ to }) => to),
  ...services.map(({ path }) => path),
  '/insights/one',
];

it('finds none where everything is there', () => {
  const content = `<a href="/insights/one#two">A</a> <a href="https://x.test/gone">B</a> <a href="/favicon.ico">C</a>`;
  expect(missingLinks({ articles: [{ id: 'one', content }], addresses })).toEqual([]);
});

it('names the article that links to a page or a file that is gone', () => {
  const content = `<a href="/case-studies/gone?from=x">A</a> <a href="/gone">B</a> <a href="/gone.pdf">C</a>`;
  expect(missingLinks({ articles: [{ id: 'one', content }], addresses })).toEqual(
    ['/case-studies/gone', '/gone', '/gone.pdf'].map(
      (path) =>
        `src/content/articles/one.md: links to ${path}, which is not there: correct the link, or take it out`,
    ),
  );
});

it('names the service and the link of the header that no page stands behind', () => {
  const missing = missingLinks({ articles: [], addresses: others.map(({ path }) => path) });
  expect(missing).toHaveLength(1 + navigation.length);
  expect(missing[0]).toContain(`${left!.name}: no page has the path ${left!.path}`);
  expect(missing[1]).toContain('src/content/navigation/navigation.ts: ');
});
