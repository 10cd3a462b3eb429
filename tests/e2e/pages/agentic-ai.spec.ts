import { sectionWith } from '../support/sections.ts';
import { expect, open, test } from '../support/test.ts';

test('says in words which step of its example run a person does', async ({ reading }) => {
  const page = await reading('/agentic-ai');
  const steps = page.getByRole('figure').first().getByRole('listitem');
  await expect(steps).toHaveCount(6);
  await expect(steps.and(page.locator('[data-person]')).locator('.visually-hidden')).toHaveText(
    /\S/,
  );
});

for (const [screen, width] of [
  ['wide', 1280],
  ['narrow', 375],
] as const)
  test(`draws the workflow for a ${screen} screen, step by step for a screen reader`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/agentic-ai');
    // One drawing for each width; the other one is hidden from all readers.
    const drawing = sectionWith(page, 'We consult').getByRole('group');
    await expect(drawing).toHaveCount(1);
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAccessibleName(/\S/);
    await expect(drawing).toHaveAccessibleDescription(/\S/);
    const steps = await drawing.getByRole('listitem').all();
    expect(steps).toHaveLength(7);
    for (const [position, step] of steps.entries()) {
      // Number, name, who does it, and a note.
      await expect(step).toHaveAccessibleName(new RegExp(`^${position + 1}\\. .+\\. .+: .+\\.$`));
    }
  });

test('changes diagram and cases with the use-case tab, by click and by arrow key', async ({
  page,
}) => {
  await open(page, '/agentic-ai');
  const section = page.getByRole('region', { name: 'Real-World Use Cases' });
  const tab = (name: string) => section.getByRole('tab', { name });
  const panel = section.getByRole('tabpanel');
  await expect(section.getByRole('tab')).toHaveText([/Predictive AI/, /Generative AI/]);
  const shown = async () => ({
    diagram: await panel.getByRole('img').getAttribute('aria-label'),
    cases: await panel.getByRole('heading').allInnerTexts(),
  });
  await expect(panel).toHaveAccessibleName(/Predictive AI/);
  const predictive = await shown();
  expect(predictive.cases).not.toEqual([]);
  await expect(panel.getByRole('listitem')).toHaveCount(predictive.cases.length);

  await tab('Generative AI').click();
  await expect(panel).toHaveAccessibleName(/Generative AI/);
  const generative = await shown();
  expect(generative.diagram).not.toBe(predictive.diagram);
  for (const title of generative.cases) expect(predictive.cases).not.toContain(title);

  await tab('Generative AI').press('ArrowLeft');
  await expect(tab('Predictive AI')).toBeFocused();
  await expect(panel).toHaveAccessibleName(/Predictive AI/);
  await tab('Predictive AI').press('Tab');
  await expect(panel).toBeFocused();
});
