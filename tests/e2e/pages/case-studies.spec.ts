import { siteConfig } from '../../../src/content/site.ts';
import { publishedToday } from '../../support/published-today.ts';
import { expect, open, scrollAndClick, test, type Page } from '../support/test.ts';

const { caseStudies } = publishedToday;
const first = caseStudies[0]!;
const address = ({ slug }: { slug: string }) => `/case-studies/${slug}`;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const studyLink = (page: Page) =>
  cards(page).first().getByRole('link', { name: 'View Case Study' });
const hero = (page: Page, title: string) => page.getByRole('region', { name: title });

test.describe('the list', () => {
  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const)
    test(`moves a picture to its hero (reduced motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => {
            document.documentElement.dataset.moved = document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
              .join();
          });
          return transition;
        };
      });
      await open(page, `/case-studies#${first.slug}`);
      await studyLink(page).scrollIntoViewIfNeeded();
      await expect(cards(page).first().locator('img')).toBeInViewport();
      await studyLink(page).click();
      await expect(page).toHaveURL(address(first));
      const root = page.locator('html[data-moved]');
      await expect(root).toBeAttached();
      const moved = (await root.getAttribute('data-moved'))?.includes(`new(study-${first.slug})`);
      expect(moved).toBe(moves);
    });

  test('moves the focus to the study’s heading without waiting for the picture', async ({
    page,
  }) => {
    // A browser that draws no frame: the page changes, its transition never begins.
    await page.addInitScript(() => {
      const never = new Promise<void>(() => {});
      document.startViewTransition = (options) => {
        const update = typeof options === 'function' ? options : options?.update;
        const updateCallbackDone = Promise.resolve().then(update ?? undefined);
        const transition = { ready: never, finished: never, updateCallbackDone };
        return Object.assign(transition, { skipTransition() {} }) as unknown as ViewTransition;
      };
    });
    await open(page, '/case-studies');
    await scrollAndClick(studyLink(page));
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeFocused();
  });
});

test.describe('a study', () => {
  for (const [width, deviceScaleFactor] of [
    [375, 2],
    [1440, 1],
  ] as const)
    test(`shows its first screen and its phone’s in its hero at ${width} px, in at most 90 kB of pictures`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        deviceScaleFactor,
        javaScriptEnabled: false, // is faster
      });
      const page = await context.newPage();
      for (const { title, slug, images } of [first, caseStudies.at(-1)!]) {
        await page.goto(address({ slug }), { waitUntil: 'domcontentloaded' });
        for (const kind of width < 768 ? ['phone'] : ['desktop', 'phone']) {
          const image = images.find(({ screen }) => screen === kind);
          if (!image) continue;
          await expect(hero(page, title).getByRole('img', { name: image.alt! })).toBeInViewport();
        }
        let bytes = 0;
        for (const picture of await hero(page, title).locator('img:visible').all()) {
          await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
          const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
          bytes += (await (await page.request.get(source)).body()).length;
        }
        // An owner's pictures may be heavier.
        if (siteConfig.sampleContent) expect.soft(bytes, slug).toBeLessThanOrEqual(90_000);
      }
      await context.close();
    });

  test('pans a wide picture of its gallery in a narrow window, also by keyboard, and crops none in a wide one', async ({
    page,
  }) => {
    const wide = caseStudies.find(({ images: [image] }) => image?.screen === 'desktop');
    test.skip(!wide, 'no gallery begins with a wide picture');
    const gallery = page.getByRole('region', { name: 'Project Gallery' });
    const view = gallery.getByRole('listitem').first().getByRole('group');
    for (const width of [375, 768]) {
      await page.setViewportSize({ width, height: 667 });
      await open(page, address(wide!));
      await view.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => view.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 1024 });
      await expect(view).toHaveCount(0); // nothing to pan, no stop for the keyboard
      const croppedBy = await gallery.getByRole('img').evaluateAll((all: HTMLImageElement[]) =>
        all.map((image) => {
          const shown = image.getBoundingClientRect();
          const drawn = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return Math.abs(shown.width / shown.height / drawn - 1);
        }),
      );
      expect(croppedBy).toHaveLength(4);
      for (const share of croppedBy) expect(share, `at ${width} px`).toBeLessThan(0.02);
    }
  });

  test('fills the row of a phone in its gallery, and shows all of the next study’s picture', async ({
    page,
  }) => {
    const withPhone = caseStudies.find(({ images: [, , image] }) => image?.screen === 'phone');
    test.skip(!withPhone, 'no gallery has a phone in third place');
    await open(page, address(withPhone!));
    const gallery = page.getByRole('region', { name: 'Project Gallery' });
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      const [phone, beside] = await Promise.all(
        [2, 3].map((at) => gallery.locator('figcaption').nth(at).boundingBox()),
      );
      const space = phone!.y - (beside!.y + beside!.height);
      expect(space, `at ${width} px`).toBeGreaterThanOrEqual(24);
      expect(space, `at ${width} px`).toBeLessThan(160);
    }
    const next = page.locator('[aria-labelledby="next"] img');
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1024 });
      const { width: across, height } = (await next.boundingBox())!;
      expect(across / height, `at ${width} px`).toBeCloseTo(1.5, 1);
    }
  });
});
