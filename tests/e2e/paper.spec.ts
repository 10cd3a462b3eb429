import { officePlaces } from '../../src/content/company/offices.ts';
import { siteConfig } from '../../src/content/site.ts';
import { paths } from '../../src/paths.ts';
import { articlePath } from '../support/example-paths.ts';
import { expect, open, pathsOf, studyPath, test, type Page } from './support/test.ts';

/* The width of a sheet, which chooses the layouts: Chromium's media queries don't subtract the margins. */
test.use({ viewport: { width: 794, height: 950 } });

/** The maximum number of A4 sheets of a page. */
const MAX_SHEETS = 8;

/** Prints the page as a visitor does who has not scrolled, and counts the sheets. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Pictures that are printed unloaded, invisible or cropped. */
const damaged = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main picture img')]
      .filter((image) => {
        const { width, height } = image.getBoundingClientRect();
        if (width === 0 || getComputedStyle(image).visibility === 'hidden') return false;
        const { opacity, objectFit } = getComputedStyle(image);
        const isShown = image.naturalWidth > 0 && opacity === '1';
        const ratio = (width / height / image.naturalWidth) * image.naturalHeight;
        return !isShown || (objectFit === 'cover' && Math.abs(ratio - 1) > 0.03);
      })
      .map(({ currentSrc, src }) => currentSrc || src),
  );

/** Visible texts, buttons or links whose letters are not black. */
const coloured = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !data.trim()) continue;
      // The bubbles of a chat keep their colours.
      if (parentElement.closest('svg, [data-tone] [data-tone]')) continue;
      const { color } = getComputedStyle(parentElement);
      if (color !== 'rgb(0, 0, 0)') found.add(`${color}: ${data}`);
    }
    return [...found];
  });

/** Cards that may be split between two sheets. */
const splittable = (page: Page): Promise<string[]> =>
  page
    .locator('main article')
    .evaluateAll((all) =>
      all
        .filter((card) => getComputedStyle(card).breakInside !== 'avoid')
        .map(({ textContent }) => textContent),
    );

/** Figures that lie over another one, in the order of the page. */
const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main figure')].flatMap((figure) =>
      [...figure.children]
        .map((part) => ({ figure, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0),
    );
    return boxes
      .filter((one) =>
        boxes.some(
          (other) =>
            one.figure !== other.figure &&
            one.box.left < other.box.right - 1 &&
            other.box.left < one.box.right - 1 &&
            one.box.top < other.box.bottom - 1 &&
            other.box.top < one.box.bottom - 1,
        ),
      )
      .map(({ figure }) => figure.textContent);
  });

/** What a click opens on screen, on the pages that have such parts. */
const opened = new Map<string, string>([
  [paths.bookConsultation, 'details p'],
  ...pathsOf('agile-teams').map((path) => [path, '[role=region] li'] as const),
  ...pathsOf('ai-chat').map((path) => [path, '[role=tabpanel] h3'] as const),
]);
if (officePlaces.length > 1) opened.set(paths.contact, 'address');

test('pages are printed whole and open, in black, on few sheets', async ({ page }) => {
  const others = [
    paths.contact,
    paths.home,
    ...pathsOf('power-apps', 'shopify'),
    studyPath,
    articlePath,
  ];
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const path of new Set([...opened.keys(), ...others])) {
    await open(page, path);
    fonts.length = 0;
    expect.soft(await sheets(page), `sheets of ${path}`).toBeLessThanOrEqual(MAX_SHEETS);
    // What waits for a typeface is left out of the print.
    expect.soft(fonts, `typefaces that ${path} needs on paper alone`).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.soft.poll(() => damaged(page), { message: `pictures of ${path}` }).toEqual([]);
    const name = page.getByRole('banner').getByText(siteConfig.name);
    await expect.soft(name, `name on the first sheet of ${path}`).toBeVisible();
    await expect.soft(page.locator('footer .tagline')).toHaveCSS('margin', '0px');
    expect.soft(await coloured(page), `texts of ${path} that are not black`).toEqual([]);
    expect.soft(await splittable(page), `cards of ${path} that may be split`).toEqual([]);
    expect.soft(await overlapping(page), `figures of ${path} that overlap`).toEqual([]);
    const folded = await page.locator(`main :is(${opened.get(path) ?? 'none'})`).all();
    expect.soft(folded.length > 1, `folded parts of ${path}`).toBe(opened.has(path));
    for (const one of folded) await expect.soft(one).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('the company’s name is printed on white, also after scrolling', async ({ page }) => {
  await open(page, studyPath);
  await page.evaluate(() => window.scrollTo(0, 600));
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('pages are printed in one column, with the addresses of external links and without navigation', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/contact');
  const directions = page.getByRole('link', { name: 'Get Directions' }).first();
  const printed = await directions.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain((await directions.getAttribute('href'))!);
  await page.goto(studyPath);
  const lefts = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) =>
      all.filter((h2) => h2.checkVisibility()).map((h2) => h2.getBoundingClientRect().left),
    );
  expect(lefts.length).toBeGreaterThan(4);
  expect(new Set(lefts.map(Math.round)).size).toBe(1);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Email' })).toBeVisible();
  await expect(footer.getByRole('navigation')).toHaveCount(0);
});
