import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '../../content/site.ts';
import type { FilmAsset } from '../../content/types.ts';
import { Film } from './Film.tsx';

/* Pictures and films at configured hosts. */

const shipped = site.hosts;
beforeEach(() => {
  site.hosts = {
    ...shipped,
    imageDelivery: { origin: 'https://images.example', account: 'acct' },
    videoEmbedOrigin: 'https://video.example',
  };
});
afterEach(() => {
  site.hosts = shipped;
});

const film: FilmAsset = {
  src: '/film/hero',
  hostedId: 'f1lm-id',
  title: 'A flight',
  poster: { src: 'p0ster-id_1234', width: 1920, height: 1080 },
  width: 1920,
  height: 1080,
};

test('a film with a hostedId is embedded, and its poster is loaded from the account', () => {
  const html = renderToString(<Film film={film} mode="figure" />);
  expect(html).toContain('<iframe src="https://video.example/f1lm-id?');
  expect(html).toContain('src="https://images.example/acct/p0ster-id_1234/public"');
  expect(html).not.toContain('<video');
});

test('a film without a hostedId uses its local files', () => {
  const html = renderToString(<Film film={{ ...film, hostedId: undefined }} mode="figure" />);
  expect(html).toContain('/film/hero.webm');
  expect(html).not.toContain('<iframe');
});
