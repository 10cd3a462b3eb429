import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { button, hydrate, press, scrollTo } from '../../../tests/support/hydrate.tsx';
import { siteConfig } from '../../content/site.ts';
import type { FilmAsset } from '../../content/model/media.ts';
import { BackgroundFilm } from './BackgroundFilm.tsx';
import { FilmFigure } from './FilmFigure.tsx';
import { filmEmbedUrl, FilmPlayer } from './FilmPlayer.tsx';

// Frames never load.
const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
const interceptor = { beforeAsyncRequest: () => new Promise(() => {}) };
Object.assign(settings, { enableIframePageLoading: true, fetch: { interceptor } });

const film: FilmAsset = {
  src: '/film/hero',
  title: 'A flight over contours',
  poster: { src: 'p0ster-id_1234', width: 1920, height: 1080 },
  width: 1920,
  height: 1080,
};
const hosted = { ...film, hostedId: 'f1lm-id' };
const shipped = siteConfig.hosts;
let isStill = false;

beforeEach(() => {
  isStill = false;
  const imageDelivery = { origin: 'https://images.example', account: 'acct' };
  siteConfig.hosts = { ...shipped, imageDelivery, videoEmbedOrigin: 'https://video.example' };
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: !isStill }));
});
afterEach(() => {
  siteConfig.hosts = shipped;
  sessionStorage.clear();
});

test('a film plays once a tenth of it shows, and pauses and plays by its button', async () => {
  const container = await hydrate(<FilmFigure film={film} />);
  const box = container.querySelector('.screen-only > div')!;
  await scrollTo(box, { part: 0.09 });
  expect(container.querySelector('div > video')).toBeNull();
  await scrollTo(box, { part: 0.1 });
  const video = container.querySelector<HTMLVideoElement>('div > video')!;
  expect(video.paused).toBe(false);
  await press(`Pause film: ${film.title}`);
  expect(video.paused).toBe(true);
  await press(`Play film: ${film.title}`);
  expect(video.paused).toBe(false);
});

test('one pause stops all films of the session, later ones included', async () => {
  const other = { ...film, title: 'A river' };
  const page = (
    <>
      <FilmFigure film={film} />
      <FilmFigure film={other} />
    </>
  );
  const paused = async (container: HTMLElement) => {
    for (const box of container.querySelectorAll('.screen-only > div'))
      await scrollTo(box, { part: 1 });
    const videos = [...container.querySelectorAll<HTMLVideoElement>('div > video')];
    return videos.map((video) => video.paused);
  };
  const first = await hydrate(page);
  expect(await paused(first)).toEqual([false, false]);
  await press('Pause film: A river');
  expect(await paused(first)).toEqual([true, true]);
  expect(await paused(await hydrate(page))).toEqual([true, true]);
});

test.each([FilmFigure, BackgroundFilm])(
  'the button of a $name that was refused or failed says so, and tries again',
  async (Film) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refusal = new DOMException('', 'NotAllowedError');
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(refusal);
    const container = await hydrate(<Film film={film} />);
    await scrollTo(container.querySelector('.screen-only > div')!, { part: 1 });
    await eventually(() => button(`Play film: ${film.title}`));
    play.mockResolvedValue();
    await press(`Play film: ${film.title}`);
    button(`Pause film: ${film.title}`);
    const source = container.querySelector('div > video > source:last-child')!;
    await act(async () => source.dispatchEvent(new Event('error')));
    button(`Play film: ${film.title}`);
    expect(log).toHaveBeenCalledWith(`Film could not be loaded: ${film.src}`);
  },
);

test('a film waits for its button with reduced motion', async () => {
  isStill = true;
  const container = await hydrate(<FilmFigure film={film} />);
  await scrollTo(container.querySelector('.screen-only > div')!, { part: 1 });
  const video = container.querySelector<HTMLVideoElement>('div > video')!;
  expect(video.paused).toBe(true);
  await press(`Play film: ${film.title}`);
  expect(video.paused).toBe(false);
});

test.each([
  ['plays', false],
  ['is still', true],
])('a film at a video service %s when reduced motion is %s', async (_, still) => {
  isStill = still;
  const figure = <FilmFigure film={hosted} />;
  // The server doesn't know the visitor's settings, and the browser would fetch a film in the HTML twice.
  expect(renderToString(figure)).toMatch(
    /<noscript><iframe [^>]*\?autoplay=false&amp;[^>]*><\/iframe><\/noscript>/,
  );
  const { src } = (await hydrate(figure)).querySelector<HTMLIFrameElement>('div > iframe')!;
  expect(src).toContain(`?autoplay=${!still}&`);
});

test('a film with an id is embedded from its host, with its poster from the account', () => {
  const html = renderToString(<FilmFigure film={hosted} />);
  expect(html).toContain('<iframe src="https://video.example/f1lm-id?');
  expect(html).toContain('src="https://images.example/acct/p0ster-id_1234/public"');
  expect(html).not.toContain('<video');
  const address = 'https://video.example/f1lm-id?autoplay';
  expect([
    filmEmbedUrl(hosted, { startAt: 5, autoplay: true }),
    filmEmbedUrl(hosted, { startAt: 0, autoplay: false }),
  ]).toEqual([
    `${address}=true&muted=true&loop=true&startTime=5`,
    `${address}=false&muted=true&loop=true`,
  ]);
});

test('a film without an id or a host has files of both formats, with its start', () => {
  const start = { startAt: 5, autoplay: true };
  expect(filmEmbedUrl(film, start)).toBeNull();
  siteConfig.hosts.videoEmbedOrigin = '';
  expect(filmEmbedUrl(hosted, start)).toBeNull();
  expect(renderToString(<FilmPlayer film={film} startAt={5} playing={false} />)).toContain(
    '<source type="video/webm" src="/film/hero.webm#t=5"/><source type="video/mp4" src="/film/hero.mp4#t=5"/>',
  );
  expect(renderToString(<FilmFigure film={film} />)).toContain('"/film/hero.webm"');
});

test('phones get files of their own, wide windows and browsers that ignore `media` the others', () => {
  const phone = { src: '/film/hero-phone', poster: film.poster };
  expect(renderToString(<FilmPlayer film={{ ...film, phone }} playing={false} />)).toContain(
    '<source media="(min-width: 768px)" type="video/webm" src="/film/hero.webm"/>' +
      '<source media="(min-width: 768px)" type="video/mp4" src="/film/hero.mp4"/>' +
      '<source type="video/webm" src="/film/hero-phone.webm"/>' +
      '<source type="video/mp4" src="/film/hero-phone.mp4"/>',
  );
});
