import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate, press, scrollTo } from '../../../tests/support/hydrate.tsx';
import type { FilmAsset } from '../../content/types.ts';
import { Film } from './Film.tsx';
import { filmEmbedUrl, filmFiles } from './FilmPlayer.tsx';

const film: FilmAsset = {
  src: '/film/hero',
  hostedId: 'abc123',
  title: 'A flight over contours',
  poster: { src: '/film/hero', width: 1920, height: 1080 },
  width: 1920,
  height: 1080,
};

const local = { ...film, hostedId: undefined };
let isStill = false;

beforeEach(() => {
  isStill = false;
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: !isStill }));
});
afterEach(() => sessionStorage.clear());

test('a film plays once a tenth of it shows, and pauses and plays by its button', async () => {
  const container = await hydrate(<Film film={local} mode="figure" />);
  const box = container.querySelector('.screen-only')!;
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

test('one pause stops all films of the visit, also those that come later', async () => {
  const other = { ...local, title: 'A river' };
  const page = (
    <>
      <Film film={local} mode="figure" />
      <Film film={other} mode="figure" />
    </>
  );
  const paused = async (container: HTMLElement) => {
    for (const box of container.querySelectorAll('div.screen-only'))
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

test('a film waits for its button with reduced motion', async () => {
  isStill = true;
  const container = await hydrate(<Film film={local} mode="figure" />);
  await scrollTo(container.querySelector('.screen-only')!, { part: 1 });
  const video = container.querySelector<HTMLVideoElement>('div > video')!;
  expect(video.paused).toBe(true);
  await press(`Play film: ${film.title}`);
  expect(video.paused).toBe(false);
});

test('filmEmbedUrl embeds a hosted film muted, looping and with its start time', () => {
  expect(filmEmbedUrl(film, { startAt: 5, autoplay: true }, 'https://video.example')).toBe(
    'https://video.example/abc123?autoplay=true&muted=true&loop=true&startTime=5',
  );
  expect(filmEmbedUrl(film, { startAt: 0, autoplay: false }, 'https://video.example')).toBe(
    'https://video.example/abc123?autoplay=false&muted=true&loop=true',
  );
});

test('filmEmbedUrl returns null without a host or an id', () => {
  expect(filmEmbedUrl(film, { startAt: 5, autoplay: true }, '')).toBeNull();
  expect(filmEmbedUrl(local, { startAt: 5, autoplay: true }, 'https://v.example')).toBeNull();
});

test('filmFiles returns WebM and MP4 with the start time', () => {
  expect(filmFiles(film, 5)).toEqual([
    { type: 'video/webm', src: '/film/hero.webm#t=5' },
    { type: 'video/mp4', src: '/film/hero.mp4#t=5' },
  ]);
  expect(filmFiles(film, 0)[0]?.src).toBe('/film/hero.webm');
});
