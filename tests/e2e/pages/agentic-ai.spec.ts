import { sectionWith } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';

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
