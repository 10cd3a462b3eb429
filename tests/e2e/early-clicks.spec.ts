import { expect, hold, hydrated, test } from './support/test.ts';

/* Clicks on what only the app can do, before it has come: they are done once it has, as tests of all such parts say. */

for (const [path, role, name, attribute] of [
  ['/agile-teams', 'button', 'Databases', 'aria-expanded'],
  ['/contact', 'button', /^Durban/, 'aria-pressed'],
] as const)
  test(`a click on ‘${name}’ of ${path} before the app has come is done once it has`, async ({
    page,
  }) => {
    // Else a section that settles may move the button between press and release.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('main').getByRole(role, { name });
    await button.click();
    await expect(button).not.toHaveAttribute(attribute, 'true');
    release();
    await hydrated(page);
    await expect(button).toHaveAttribute(attribute, 'true');
  });
