import { expect, open, routes, test } from '../support/test.ts';

/* Films in the pages of the services; FilmPlayer.test.tsx has their rules. */

for (const path of ['/agentic-ai', '/shopify', '/web-apps'].filter((path) => routes.includes(path)))
  test(`the films of ${path} play in view, muted and in a loop, until one is paused`, async ({
    page,
  }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const toggles = main.getByRole('button', { name: /film/ });
    await expect(toggles).not.toHaveCount(0);
    for (const toggle of await toggles.all()) await toggle.scrollIntoViewIfNeeded();
    await expect(main.locator('video')).toHaveCount(await toggles.count());
    const films = await main.locator('video').all();
    for (const film of films) {
      await film.scrollIntoViewIfNeeded();
      await expect(film).toHaveJSProperty('loop', true);
      await expect(film).toHaveJSProperty('muted', true);
      await expect(film).not.toHaveJSProperty('currentTime', 0);
    }
    await main.getByRole('button', { name: 'Pause film' }).last().click();
    await expect(main.getByRole('button', { name: 'Play film' })).toHaveCount(films.length);
    for (const film of films) await expect(film).toHaveJSProperty('paused', true);
  });
