import { existsSync, statSync } from 'node:fs';
import { imageSizeFromFile } from 'image-size/fromFile';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteRoutes } from '../../scripts/build/site-routes.ts';
import { services } from '../../src/content/navigation/services.ts';
import { startSite } from '../support/start-site.ts';

/* The pictures and films that served pages name are in public/. */

/** Size limit of a film in each format, in bytes. */
const MAX_FILM_BYTES = 900_000;

const pages = new Map<string, string>();

beforeAll(async () => {
  const site = await startSite();
  try {
    for (const route of await siteRoutes())
      pages.set(route, await (await fetch(site.origin + route)).text());
  } finally {
    await site.stop();
  }
});

/** All matches of a pattern in the pages, each once. */
const inPages = (pattern: RegExp): RegExpExecArray[] => {
  const matches = [...pages.values()].flatMap((html) => [...html.matchAll(pattern)]);
  return [...new Map(matches.map((match) => [match[0], match])).values()];
};

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

describe('pictures', () => {
  it('have a file for each width in srcset, with the aspect ratio of width and height', async () => {
    const pictures = inPages(/<picture\b.*?<\/picture>/gs);
    expect(pictures.length).toBeGreaterThan(100);
    for (const [html] of pictures) {
      const [img = ''] = /<img\b[^>]*>/.exec(html) ?? [];
      const ratio = Number(attribute(img, 'height')) / Number(attribute(img, 'width'));
      const steps = attribute(html, 'srcset')
        .split(', ')
        .map((candidate) => candidate.split(' '))
        .filter(([file]) => file);
      for (const [file = '', width = ''] of steps) {
        const actual = await imageSizeFromFile(`public${file}`);
        expect(`${actual.width}w`, file).toBe(width);
        expect(Math.abs(actual.height - actual.width * ratio), file).toBeLessThanOrEqual(1);
      }
    }
  });

  it('have a JPEG or an SVG for browsers without AVIF', () => {
    for (const [img] of inPages(/<img\b[^>]*>/g)) {
      const src = attribute(img, 'src');
      if (src.startsWith('/')) expect(existsSync(`public${src}`), src).toBe(true);
    }
  });

  const withScreen = ['/shopify', '/power-apps', '/ai-chat', '/agile-teams'];
  it.each(services.map(({ path }) => path).filter((path) => withScreen.includes(path)))(
    'of %s include a screen of the finished product',
    (path) => {
      expect(pages.get(path)).toContain(`/art/services${path}-screen`);
    },
  );
});

describe('films', () => {
  it('have WebM and MP4 files of at most 900 kB, and a poster', () => {
    const films = inPages(/<video\b.*?<\/video>/gs).filter(([html]) => html.includes('<source'));
    expect(films.length).toBeGreaterThan(1);
    for (const [html] of films) {
      const files = [...html.matchAll(/<source\b[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
      expect(files.map((file) => file.split('.').at(-1))).toEqual(['webm', 'mp4']);
      for (const file of files) {
        const { size } = statSync(`public${file}`);
        expect(size, file).toBeGreaterThan(0);
        expect(size, file).toBeLessThanOrEqual(MAX_FILM_BYTES);
      }
      const poster = files[0]!.replace(/\.webm$/, '-poster');
      expect(
        [...pages.values()].some((page) => page.includes(`${poster}-`)),
        poster,
      ).toBe(true);
    }
  });
});
