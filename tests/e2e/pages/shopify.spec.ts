import { isOffered } from '../../../src/content/navigation/services.ts';
import { studiesOf } from '../../support/published-today.ts';
import { expect, open, scrollAndClick, test, type Page } from '../support/test.ts';

test.skip(!isOffered('shopify'), 'the site does not offer it');

const process = (page: Page) => page.getByRole('region', { name: '5-Step Approach' });
const stories = (page: Page) => page.getByRole('region', { name: 'Shopify Success Stories' });

test('fits steps, studies and benefits to the screen’s width', async ({ page }) => {
  await page.goto('/shopify');
  const step = process(page).getByRole('group', { name: '1 of 5', exact: true });
  for (const [width, shown] of [
    [375, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const steps = () =>
      step.evaluate((slide: HTMLElement) =>
        Math.round(slide.parentElement!.parentElement!.clientWidth / slide.offsetWidth),
      );
    await expect.poll(steps, { message: `steps at ${width} px` }).toBe(shown);
    if (width < 1024 || studiesOf('shopify').length === 0) continue;
    // Beside its picture.
    const text = await stories(page).locator('.slide p').first().boundingBox();
    expect(text?.width, `a study’s text at ${width} px`).toBeGreaterThan(240);
  }
  const cards = page.getByRole('region', { name: 'Why Choose Us' }).getByRole('listitem');
  const [first, third] = [await cards.first().boundingBox(), await cards.nth(2).boundingBox()];
  expect(third!.y, 'three in a row').toBe(first!.y);
  expect(third!.x + third!.width - first!.x, 'over the whole width').toBeGreaterThan(1100);
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

test('shows a study at half opacity for 300 ms after a move', async ({ page }) => {
  test.skip(studiesOf('shopify').length < 2, 'a single study does not move');
  await page.clock.install({ time: 0 });
  await open(page, '/shopify');
  await stories(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(3_600_000);
  await stories(page).getByRole('button', { name: 'Next case study' }).click();
  const slide = stories(page).getByRole('group', { name: /^2 of/ });
  await expect(slide).toHaveCSS('opacity', '0.5');
  await page.clock.runFor(300);
  await expect(slide).toHaveCSS('opacity', '1');
});

test('shows a clicked benefit with a stronger shadow', async ({ page }) => {
  await open(page, '/shopify');
  const card = page.getByRole('region', { name: 'Why Choose Us' }).getByRole('listitem').nth(1);
  await expect(card).toHaveCSS('box-shadow', 'none');
  await scrollAndClick(card);
  await expect(card).not.toHaveCSS('box-shadow', 'none');
});
