import { isOffered } from '../../../src/content/navigation/services.ts';
import { clients } from '../../../src/content/company/clients.ts';
import { screenshotOf } from '../../../src/content/company/pictures.ts';
import { ownFigures } from '../../../src/content/company/figures.ts';
import { sections, sectionWith } from '../support/sections.ts';
import { expect, open, test } from '../support/test.ts';

test.skip(!isOffered('ai-chat'), 'the site does not offer it');

test('draws its figures to scale, and fetches a section’s pictures once a tenth of it is visible', async ({
  page,
}) => {
  const logos = sections(page).nth(-2);
  await page.setViewportSize({ width: 1280, height: 500 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, '/ai-chat');
  await expect(logos.getByRole('img')).toHaveCount(clients.length);
  const pictures = [
    screenshotOf('ai-chat') &&
      ([sections(page).nth(1).locator('.picture'), '/art/services/'] as const),
    clients.length > 0 && ([logos.locator('..'), '/logos/'] as const),
  ];
  for (const [area, folder] of pictures.filter((has) => has !== null && has !== false)) {
    const requests = () => fetched.filter((path) => path.startsWith(folder)).length;
    const picture = area.locator('img').first();
    // Only its upper edge shows, less than a tenth. Within two frames a browser would begin to fetch.
    await area.evaluate(async (element) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: top + scrollY - innerHeight + 20, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect(picture).not.toBeInViewport();
    expect(requests()).toBe(0);
    await picture.locator('..').scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport();
    await expect.poll(requests).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(area).not.toHaveAttribute('data-waiting');
  }

  const [figure] = ownFigures.aiChat ?? [];
  if (!figure) return;
  const bars = (of: string) =>
    sectionWith(page, figure.value)
      .locator(`.bars span${of}`)
      .evaluateAll((all) => all.map((bar) => parseFloat(getComputedStyle(bar, '::before').width)));
  const before = await bars(':not(.after)');
  const after = await bars('.after');
  const changed = after.map((width, index) => Math.round((width / before[index]!) * 100));
  expect(changed).toEqual(ownFigures.aiChat?.map(({ after }) => after));
});

test('folds an industry’s use cases on phones, below its message', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/ai-chat');
  const industry = page.getByRole('tabpanel', { name: 'Marketing' });
  const useCases = industry.getByRole('heading', { level: 3 }).filter({ visible: true });
  await expect(industry.locator('blockquote')).toBeVisible();
  await expect(useCases).toHaveCount(0);
  await industry.getByRole('button', { name: 'Five use cases' }).click();
  await expect(useCases).toHaveCount(5);
});
