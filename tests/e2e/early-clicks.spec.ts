import { expect, hydrated, test, type Page } from './support/test.ts';

/* Clicks on what only the app can do, before it has come: they are done once it has. */

const toggles = [
  ['/agile-teams', 'button', 'Databases', ['aria-expanded', 'true']],
  ['/agentic-ai', 'tab', /Generative AI/, ['aria-selected', 'true']],
  ['/contact', 'button', /^Durban/, ['aria-pressed', 'true']],
  ['/agile-teams', 'button', 'Show developer 6 of 14', ['aria-current', 'true']],
  ['/shopify', 'button', 'Show case study 2 of 3', ['aria-current', 'true']],
  ['/shopify', 'button', 'Live in under 4 weeks', ['aria-pressed', 'true']],
] as const;

/** Holds the app's files back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const [path, role, name, [attribute, value]] of toggles) {
  test(`a click on ‘${name}’ of ${path} before the app has come is done once it has`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('main').getByRole(role, { name });
    await button.click();
    await expect(button).not.toHaveAttribute(attribute, value);
    release();
    await hydrated(page);
    await expect(button).toHaveAttribute(attribute, value);
  });
}
