import { clients } from '../../../src/content/company/clients.ts';
import { people } from '../../../src/content/company/promises.ts';
import { services } from '../../../src/content/navigation/services.ts';
import { sectionWith, sections } from '../support/sections.ts';
import { expect, open, test, type Page } from '../support/test.ts';

const headline = 'Creating value through innovative solutions';
const hero = (page: Page) => sectionWith(page, headline);
const about = (page: Page) => page.getByRole('region', { name: 'We measure the work' });

test('has its sections in order, four promises, and links to booking and the services', async ({
  reading,
}) => {
  const page = await reading('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(sections(page)).toContainText([
    headline,
    people, // About
    'Explore All Solutions',
    /Why Partner/i,
    'Our Clients',
  ]);
  await expect(hero(page).getByRole('definition')).toHaveText([
    'Under 4 weeks',
    '2–8 weeks',
    '30 days',
    '24 hours',
  ]);
  await expect(hero(page).getByRole('term')).toHaveText([/\S/, /\S/, /\S/, /\S/]);
  for (const name of ['Book a Consultation', 'Explore All Solutions'])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute(
      'href',
      '/contact',
    );
  const targets = await sectionWith(page, 'Explore All Solutions')
    .getByRole('link', { name: /^Explore(?! All)/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.toSorted()).toEqual(services.map(({ path }) => path).toSorted());
});

test('plays its film from 5 s on, muted and looping, on a wide screen', async ({ page }) => {
  await open(page, '/');
  const film = hero(page).locator('video');
  await expect(film).toBeVisible();
  const { muted, loop, autoplay } = await film.evaluate((video: HTMLVideoElement) => ({
    muted: video.muted,
    loop: video.loop,
    autoplay: video.autoplay,
  }));
  expect({ muted, loop, autoplay }).toEqual({ muted: true, loop: true, autoplay: true });
  for (const source of await film.locator('source').all()) {
    await expect(source).toHaveAttribute('src', /#t=5$/);
  }
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThanOrEqual(5);
});

test('shows a still of the film with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const still = hero(page).locator('picture img');
  await expect(still).toBeVisible();
  await expect(still).not.toHaveJSProperty('naturalWidth', 0);
  await expect(hero(page).locator('video')).toHaveCount(0);
});

test('is plain black without a film on a phone', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)|hero-poster/.test(request.url())) films.push(request.url());
  });
  await page.setViewportSize({ width: 375, height: 720 });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(hero(page).locator('video:visible')).toHaveCount(0);
  expect(films).toEqual([]);
  const pixel = await page.screenshot({ clip: { x: 365, y: 200, width: 1, height: 1 } });
  const colour = await page.evaluate(
    async (png) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      const bytes = Uint8Array.from(png);
      canvas.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0);
      return [...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
    },
    [...pixel],
  );
  expect(colour).toEqual([0, 0, 0]);
});

/** Whether the terrain is drawn from edge to edge and its last stake set. */
const terrain = (page: Page) =>
  about(page).evaluate((section) => {
    const drawn = section.querySelector('.drawn')!;
    const stake = section.querySelector('ol > li:last-child')!;
    const { left, right } = drawn.querySelector('.ground')!.getBoundingClientRect();
    return {
      reachesEdges: left <= 0 && right >= innerWidth,
      hidden: getComputedStyle(stake, '::before').opacity === '0',
      clip: getComputedStyle(drawn).clipPath,
    };
  });
const complete = { reachesEdges: true, hidden: false, clip: 'none' };

test('draws the terrain and sets its stakes by scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 2560, height: 1000 });
  await open(page, '/');
  await expect.poll(() => terrain(page)).toMatchObject({ reachesEdges: true, hidden: true });
  await about(page)
    .getByRole('article')
    .first()
    .evaluate((row) => row.scrollIntoView({ block: 'end' }));
  await expect.poll(async () => (await terrain(page)).hidden).toBe(false);
});

test('shows the whole terrain with reduced motion and on paper', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await terrain(page)).toEqual(complete);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  await expect.poll(() => terrain(page)).toEqual(complete);
});

test('shows three results of different studies, before and after, with a screen and a link', async ({
  page,
}) => {
  await open(page, '/');
  const rows = about(page).getByRole('article');
  await expect(rows).toHaveCount(3);
  const targets = new Set<string | null>();
  for (const row of await rows.all()) {
    await expect(row.getByRole('definition')).toHaveText([/\S/, /\S/]);
    await expect(row.getByRole('img')).toHaveCount(1);
    const link = row.getByRole('link', { name: 'Read the case study' });
    targets.add(await link.getAttribute('href'));
  }
  expect([...targets].join(' ')).toMatch(/^(\/case-studies\/[a-z-]+ ?){3}$/);
});

test('lists seven differentiators beside a film at 16:9', async ({ page }) => {
  await open(page, '/');
  const why = page.getByRole('region', { name: /Why Partner/i });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText([
    'Proven Track Record',
    'Top Talent',
    'Agile Delivery',
    'Relentless Quality',
    'End-to-End Services',
    'Innovation-Driven',
    'Client-Focused',
  ]);
  const proofs = why.getByRole('listitem').getByRole('link');
  await expect(proofs).toHaveCount(7);
  await why.getByRole('button', { name: 'Play film' }).scrollIntoViewIfNeeded();
  const film = why.locator('video');
  const { width, height } = (await film.boundingBox())!;
  expect(width / height).toBeCloseTo(16 / 9, 1);
});

test('shows its clients, five in a row on a wide screen and two on a phone', async ({ page }) => {
  await open(page, '/');
  const wall = page.getByRole('region', { name: 'Our Clients' }).getByRole('list');
  await expect(wall.getByRole('img')).toHaveCount(clients.length);
  const columns = () =>
    wall.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(5);
  await page.setViewportSize({ width: 375, height: 720 });
  expect(await columns()).toBe(2);
});
