import sharp from 'sharp';
import { expect, open, test, type Page } from './test.ts';

/* The home page (SPEC.md 2, Home), clause by clause. */

const section = (page: Page, name: string) => page.getByRole('region', { name });
const hero = (page: Page) => section(page, 'Creating value through innovative solutions');
const whyPartner = 'Why partner with Northveld';

test('has its sections in the order of the specification', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'We read the terrain before we build on it.',
    'Six routes across difficult ground.',
    whyPartner,
    'Our Clients',
    'Show us where the ground is soft.',
  ]);
});

test('opens with its headline and a way to book', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Creating value through innovative solutions',
  );
  await expect(hero(page).getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('keeps the promises of the marketing copy in sight', async ({ page }) => {
  await page.goto('/');
  for (const promise of ['Under 4 weeks', '2–8 weeks', '30 days', '24 hours']) {
    await expect(hero(page).getByText(promise)).toBeVisible();
  }
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

test('shows a still of the film where motion is unwelcome', async ({ page }) => {
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
  const { data } = await sharp(pixel).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0, 0, 0]);
});

test('leads to each of the six services, and to all solutions', async ({ page }) => {
  await page.goto('/');
  const services = section(page, 'Six routes across difficult ground.');
  const explore = services.getByRole('link', { name: /^Explore(?! All)/ });
  await expect(explore).toHaveCount(6);
  const targets = await explore.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(targets.toSorted()).toEqual(
    ['/power-apps', '/agentic-ai', '/agile-teams', '/shopify', '/web-apps', '/ai-chat'].toSorted(),
  );
  await expect(services.getByRole('link', { name: 'Explore All Solutions' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('gives seven reasons beside a film at 16:9', async ({ page }) => {
  await open(page, '/');
  const why = section(page, whyPartner);
  await expect(why.getByRole('heading', { level: 3 })).toHaveText([
    'Proven Track Record',
    'Top Talent',
    'Agile Delivery',
    'Relentless Quality',
    'End-to-End Services',
    'Innovation-Driven',
    'Client-Focused',
  ]);
  const film = why.locator('video');
  await film.scrollIntoViewIfNeeded();
  const { width, height } = (await film.boundingBox())!;
  expect(width / height).toBeCloseTo(16 / 9, 1);
});

test('shows sixteen clients, five in a row on a wide screen and two on a phone', async ({
  page,
}) => {
  await open(page, '/');
  const wall = section(page, 'Our Clients').getByRole('list');
  await expect(wall.getByRole('img')).toHaveCount(16);
  const columns = () =>
    wall.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(5);
  await page.setViewportSize({ width: 375, height: 720 });
  expect(await columns()).toBe(2);
});
