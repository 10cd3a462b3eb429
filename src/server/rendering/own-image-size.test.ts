import { expect, it } from 'vitest';
import { ownImageSize } from './own-image-size.ts';

const origin = 'https://x.test';
const sizeOf = (address: string) => ownImageSize(address, origin, 'public');

it('reads the size of an image of the site', async () => {
  expect(await sizeOf(`${origin}/art/share/home.png`)).toEqual({ width: 1200, height: 630 });
  expect(await sizeOf(`${origin}/apple-touch-icon.png?v=2`)).toEqual({ width: 180, height: 180 });
});

it.each([
  ['another origin', 'https://cdn.test/art/share/home.png'],
  ['a file that is missing', `${origin}/art/share/nowhere.png`],
  ['a file that is not an image', `${origin}/site.webmanifest`],
  ['a file outside the folder', `${origin}/../package.json`],
  ['an invalid URL', 'nonsense'],
])('returns undefined for %s', async (_what, address) => {
  expect(await sizeOf(address)).toBeUndefined();
});
