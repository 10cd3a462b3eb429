import { clients } from '../../../src/content/company/clients.ts';
import { filmOf } from '../../../src/content/company/pictures.ts';
import { sectionWith } from '../support/sections.ts';
import { expect, open, test, type Page } from '../support/test.ts';

const hero = (page: Page) => sectionWith(page, 'Creating value through innovative solutions');
const about = (page: Page) => page.getByRole('region', { name: 'We study the work' });

test('plays its films muted and in a loop until one is paused, the first from 5 s on', async ({
  page,
}) => {
  test.skip(!filmOf('hero') || !filmOf('process'), 'it has not both films');
  await open(page, '/');
  const why = page.getByRole('region', { name: /Why Partner/i });
  await expect(hero(page).locator('video')).toBeVisible();
  await why.getByRole('button', { name: /film/ }).scrollIntoViewIfNeeded();
  const films = [hero(page).locator('video'), why.locator('video')] as const;
  for (const [film, start] of [
    [films[0], 5],
    [films[1], 0.01],
  ] as const) {
    await film.scrollIntoViewIfNeeded();
    for (const property of ['muted', 'loop']) await expect(film).toHaveJSProperty(property, true);
    const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(time).toBeGreaterThanOrEqual(start);
  }
  for (const source of await films[0].locator('source').all())
    await expect(source).toHaveAttribute('src', /#t=5$/);
  const { width, height } = (await films[1].boundingBox())!;
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await why.getByRole('button', { name: 'Pause film' }).click();
  for (const film of films) await expect(film).toHaveJSProperty('paused', true);
});

test('shows clients in five columns, two on a phone', async ({ page }) => {
  test.skip(clients.length === 0, 'there is no logo');
  await open(page, '/');
  const wall = page.getByRole('region', { name: 'Our Clients' }).getByRole('list');
  const columns = () =>
    wall.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(5);
  await page.setViewportSize({ width: 375, height: 720 });
  expect(await columns()).toBe(2);
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
  const pixel = () => page.screenshot({ clip: { x: 365, y: 200, width: 1, height: 1 } });
  const shown = await pixel();
  await page.goto('data:text/html,<body style="background:black">');
  expect(shown.equals(await pixel())).toBe(true);
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

test('draws the terrain and sets its stakes by scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 2560, height: 1000 });
  await open(page, '/');
  await expect.poll(() => terrain(page)).toMatchObject({ reachesEdges: true, hidden: true });
  // All of it, once the steps' titles are in view.
  await about(page)
    .getByRole('heading', { level: 3 })
    .first()
    .evaluate((title) => title.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect
    .poll(() =>
      about(page).evaluate((section) =>
        document
          .getAnimations()
          .filter(({ effect }) => section.contains((effect as KeyframeEffect).target))
          .filter((each) => /^(draw|set|drive)$/.test((each as CSSAnimation).animationName))
          .map(({ effect }) => effect!.getComputedTiming().progress),
      ),
    )
    .toEqual(Array(9).fill(1));
});

test('shows the whole terrain with reduced motion and on paper, and a still of the film', async ({
  page,
}) => {
  const complete = { reachesEdges: true, hidden: false, clip: 'none' };
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await terrain(page)).toEqual(complete);
  if (filmOf('hero')) {
    const still = hero(page).locator('picture img').first();
    await expect(still).toBeVisible();
    await expect(still).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(hero(page).locator('video')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  await expect.poll(() => terrain(page)).toEqual(complete);
});
