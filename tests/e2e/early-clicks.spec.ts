import { expect, hold, hydrated, test } from './support/test.ts';

/* Clicks on what only the app can do, before it has come: they are done once it has. */

for (const [path, role, name, attribute] of [
  ['/agile-teams', 'button', 'Databases', 'aria-expanded'],
  ['/agentic-ai', 'tab', /Generative AI/, 'aria-selected'],
  ['/contact', 'button', /^Durban/, 'aria-pressed'],
  ['/agile-teams', 'button', 'Show developer 6 of 14', 'aria-current'],
  ['/shopify', 'button', 'Show case study 2 of 3', 'aria-current'],
  ['/shopify', 'button', 'Live in under 4 weeks', 'aria-pressed'],
] as const)
  test(`a click on ‘${name}’ of ${path} before the app has come is done once it has`, async ({
    page,
  }) => {
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('main').getByRole(role, { name });
    await button.click();
    await expect(button).not.toHaveAttribute(attribute, 'true');
    release();
    await hydrated(page);
    await expect(button).toHaveAttribute(attribute, 'true');
  });
