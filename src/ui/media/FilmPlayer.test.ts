import { expect, test } from 'vitest';
import type { FilmAsset } from '../../content/types.ts';
import { filmEmbedUrl, filmFiles } from './FilmPlayer.tsx';

const film: FilmAsset = {
  src: '/film/hero',
  hostedId: 'abc123',
  title: 'A flight over contours',
  poster: { src: '/film/hero', width: 1920, height: 1080 },
  width: 1920,
  height: 1080,
};

test('a hosted film is embedded muted, looping and from its start', () => {
  expect(filmEmbedUrl(film, { startAt: 5, autoplay: true }, 'https://video.example')).toBe(
    'https://video.example/abc123?autoplay=true&muted=true&loop=true&startTime=5',
  );
  expect(filmEmbedUrl(film, { startAt: 0, autoplay: false }, 'https://video.example')).toBe(
    'https://video.example/abc123?autoplay=false&muted=true&loop=true',
  );
});

test('there is no embed without a host or without an id', () => {
  expect(filmEmbedUrl(film, { startAt: 5, autoplay: true }, '')).toBeNull();
  const local = { ...film, hostedId: undefined };
  expect(filmEmbedUrl(local, { startAt: 5, autoplay: true }, 'https://v.example')).toBeNull();
});

test('local files come as WebM and MP4 and start where they are told to', () => {
  expect(filmFiles(film, 5)).toEqual([
    { type: 'video/webm', src: '/film/hero.webm#t=5' },
    { type: 'video/mp4', src: '/film/hero.mp4#t=5' },
  ]);
  expect(filmFiles(film, 0)[0]?.src).toBe('/film/hero.webm');
});
