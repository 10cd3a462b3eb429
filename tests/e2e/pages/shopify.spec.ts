import { shownStudies } from '../support/shown-studies.ts';
import { expect, open, scrollAndClick, test, type Page } from '../support/test.ts';

const studies = shownStudies('shopify');
const process = (page: Page) => page.getByRole('region', { name: '5-Step Approach' });
const stories = (page: Page) => page.getByRole('region', { name: 'Shopify Success Stories' });

test('shows one, two or three steps by the screen’s width', async ({ page }) => {
  await page.goto('/shopify');
  const first = process(page).getByRole('group', { name: '1 of 5', exact: true });
  for (const [width, shown] of [
    [375, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() =>
        first.evaluate((slide: HTMLElement) => {
          const viewport = slide.parentElement!.parentElement!;
          return Math.round(viewport.clientWidth / slide.offsetWidth);
        }),
      )
      .toBe(shown);
  }
});

test('disables the buttons for previous and next step where all steps are in view', async ({
  page,
}) => {
  await open(page, '/shopify');
  await process(page).scrollIntoViewIfNeeded();
  const next = process(page).getByRole('button', { name: 'Next step' });
  await next.click();
  await expect(process(page).getByRole('status')).toHaveText(/\S, 2 of 5$/);
  await expect(next).toBeEnabled();
  // With all five in view at once there is nothing to loop.
  await process(page)
    .getByRole('group', { name: '5-Step Approach' })
    .first()
    .evaluate((carousel: HTMLElement) => carousel.style.setProperty('--per-view', '5'));
  await expect(next).toBeDisabled();
  await expect(process(page).getByRole('button', { name: 'Previous step' })).toBeDisabled();
});

test('keeps a study’s text readable beside its picture', async ({ page }) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/shopify');
    const text = await stories(page).getByText(studies[0]!.shortDescription).boundingBox();
    expect(text?.width, `at ${width}`).toBeGreaterThan(240);
  }
});

test('shows a study at half opacity for 300 ms after a move', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, '/shopify');
  await stories(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(3_600_000);
  await stories(page).getByRole('button', { name: 'Next case study' }).click();
  const slide = stories(page).getByRole('group', { name: `2 of ${studies.length}`, exact: true });
  await expect(slide).toHaveCSS('opacity', '0.5');
  await page.clock.runFor(300);
  await expect(slide).toHaveCSS('opacity', '1');
});

test('shows six benefits in two rows, of which a clicked one gains a stronger shadow', async ({
  page,
}) => {
  await open(page, '/shopify');
  const cards = page.getByRole('region', { name: 'Why Choose Us' }).getByRole('listitem');
  const card = cards.nth(1);
  await expect(card).toHaveCSS('box-shadow', 'none');
  await scrollAndClick(card);
  await expect(card).not.toHaveCSS('box-shadow', 'none');
  const [first, third] = [await cards.first().boundingBox(), await cards.nth(2).boundingBox()];
  expect(third!.y, 'three in a row').toBe(first!.y);
  expect(third!.x + third!.width - first!.x, 'over the whole width').toBeGreaterThan(1100);
});
