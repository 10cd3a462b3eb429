import { isOffered } from '../../../src/content/navigation/services.ts';
import { sectionWith } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isOffered('agentic-ai'), 'the site does not offer it');

test('draws the workflow for wide and narrow screens, step by step for a screen reader', async ({
  page,
}) => {
  await page.goto('/agentic-ai');
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    // One drawing for each width; the other one is hidden from all readers.
    const drawing = sectionWith(page, 'We consult').getByRole('group');
    await expect(drawing).toHaveCount(1);
    await expect(drawing).toHaveAccessibleName(/\S/);
    await expect(drawing).toHaveAccessibleDescription(/\S/);
    const steps = await drawing.getByRole('listitem').all();
    expect(steps).toHaveLength(7);
    for (const [position, step] of steps.entries())
      // Number, name, who does it, and a note.
      await expect(step).toHaveAccessibleName(new RegExp(`^${position + 1}\\. .+\\. .+: .+\\.$`));
  }
});

test('folds stages and use cases on phones alone', async ({ page }) => {
  // Otherwise a section that settles may move the button between press and release.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/agentic-ai');
  const stage = page.getByRole('heading', { name: 'Use-case selection' });
  const useCase = page.getByRole('heading', { name: /Payment fraud/ });
  for (const part of [stage, useCase]) await expect(part).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  for (const [part, fold] of [
    [stage, 'Stages 1 and 2'],
    [useCase, 'Four things it predicts'],
  ] as const) {
    await expect(part).toBeHidden();
    await page.getByRole('button', { name: fold }).click();
    await expect(part).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('shows every stage and use case on phones', async ({ page }) => {
    await page.goto('/agentic-ai');
    await expect(page.getByRole('heading', { name: 'Use-case selection' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Payment fraud/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stages 1 and 2' })).toBeHidden();
  });
});
