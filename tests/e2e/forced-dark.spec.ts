import { clients } from '../../src/content/company/clients.ts';
import { paths } from '../../src/paths.ts';
import { expect, open, test } from './support/test.ts';

/* A browser that darkens every page by itself (Chrome's setting for Android). */

test.skip(clients.length === 0, 'there is no logo');

test('each logo differs from its ground', async ({ page }) => {
  await open(page, paths.home);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const logos = page.getByRole('listitem').filter({ has: page.locator('img[src*="/logos/"]') });
  await logos.first().scrollIntoViewIfNeeded();
  await expect(logos).toHaveCount(clients.length);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const picture = (await logo.locator('img').screenshot()).toString('base64');
        return page.evaluate(async (data) => {
          const bytesOf = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytesOf]));
          const canvas = document.createElement('canvas').getContext('2d')!;
          canvas.drawImage(image, 0, 0);
          const { data: bytes } = canvas.getImageData(0, 0, image.width, image.height);
          const greens = [...bytes].filter((_, at) => at % 4 === 1).sort((a, b) => a - b);
          // The ground, most of the picture, and the darkest or lightest hundredth of it.
          const at = (part: number) => greens[Math.floor((greens.length - 1) * part)]!;
          return Math.max(at(0.99) - at(0.5), at(0.5) - at(0.01));
        }, picture);
      })
      .toBeGreaterThan(60);
  }
});
