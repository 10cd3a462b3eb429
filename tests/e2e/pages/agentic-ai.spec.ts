import { sectionWith } from '../support/sections.ts';
import { expect, open, test } from '../support/test.ts';

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

test('changes diagram and cases with the tab, by click and by arrow key', async ({ page }) => {
  await open(page, '/agentic-ai');
  const section = page.getByRole('region', { name: 'Real-World Use Cases' });
  const tab = (name: string) => section.getByRole('tab', { name });
  const panel = section.getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName(/Predictive AI/);
  const predictive = await panel.getByRole('img').getAttribute('aria-label');
  await tab('Generative AI').click();
  await expect(panel).toHaveAccessibleName(/Generative AI/);
  await expect(panel.getByRole('img')).not.toHaveAttribute('aria-label', predictive!);
  await tab('Generative AI').press('ArrowLeft');
  await expect(tab('Predictive AI')).toBeFocused();
  await tab('Predictive AI').press('Tab');
  await expect(panel).toBeFocused();
});
