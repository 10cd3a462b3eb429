import { expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { mainPageTitle } from './page-titles.ts';

it('names the file that has no entry for a page', () => {
  expect(mainPageTitle(paths.contact)).not.toBe('');
  expect(() => mainPageTitle('/missing')).toThrow('content/main-pages.yaml has no page /missing.');
});
