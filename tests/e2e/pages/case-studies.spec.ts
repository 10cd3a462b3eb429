import type { CaseStudy as Study } from '../../../src/content/records/case-study-schema.ts';
import { paragraphs } from '../../../src/ui/text/Paragraphs.tsx';
import { sampleStudyNote } from '../../../src/content/words/samples.ts';
import { studyTrail } from '../../../src/content/navigation/navigation.ts';
import { changeData } from '../support/change-data.ts';
import { htmlText } from '../support/html-text.ts';
import { publicContent } from '../support/public-content.ts';
import { sections } from '../support/sections.ts';
import {
  expect,
  follow,
  hydrated,
  open,
  type Page,
  scrollAndClick,
  test,
} from '../support/test.ts';

const { caseStudies } = publicContent;
const slugs = caseStudies.map(({ slug }) => slug);
const [first, second, third] = caseStudies as [Study, Study, Study];
const last = caseStudies.at(-1)!;
const address = ({ slug }: Study) => `/case-studies/${slug}`;

/** The studies' cards on /case-studies. */
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The links from cards to studies. */
const studyLinks = (page: Page) => cards(page).getByRole('link', { name: 'View Case Study' });

const heroOf = (page: Page, { title }: Study) => page.getByRole('region', { name: title });

const gallery = (page: Page) => page.getByRole('region', { name: 'Project Gallery' });

/** The titles of the chapters before the setback, or after it. */
const chapterTitles = ({ chapters = [] }: Study, afterSetback: boolean) =>
  chapters
    .filter((chapter) => Boolean(chapter.afterSetback) === afterSetback)
    .map(({ title }) => title);

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });

test.describe('the list', () => {
  test('has one complete card for each study', async ({ reading }) => {
    const page = await reading('/case-studies');
    await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
    await expect(cards(page)).toHaveCount(caseStudies.length);
    await expect(cards(page).getByRole('heading')).toHaveText(
      caseStudies.map(({ title }) => title),
    );
    await expect(cards(page).getByRole('img')).toHaveCount(caseStudies.length);
    const texts = await cards(page).allInnerTexts();
    caseStudies.forEach(({ industry, shortDescription, technologies }, index) => {
      for (const text of [industry, shortDescription, ...technologies]) {
        expect(texts[index]).toContain(text);
      }
    });
    expect(
      await studyLinks(page).evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(slugs.map((slug) => `/case-studies/${slug}`));
    await expect(sections(page).last().getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('has an index that jumps to a card, by keyboard too', async ({ page }) => {
    await open(page, '/case-studies');
    const index = page.getByRole('main').getByRole('navigation').filter({ hasText: last.title });
    await index.getByRole('link', { name: last.title }).click();
    await expect(page).toHaveURL(`/case-studies#${last.slug}`);
    const card = page.getByRole('article', { name: last.title });
    await expect(card).toBeInViewport();
    await expect(card.getByRole('img')).toHaveCSS('opacity', '1');
    await index.getByRole('link', { name: second.title }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: second.title })).toBeInViewport();
  });

  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
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
      const link = studyLinks(page).first();
      await link.scrollIntoViewIfNeeded();
      await expect(cards(page).first().locator('img')).toBeInViewport();
      await link.click();
      await expect(page).toHaveURL(address(first));
      const root = page.locator('html[data-moved]');
      await expect(root).toBeAttached();
      const moved = (await root.getAttribute('data-moved'))?.includes(`new(study-${first.slug})`);
      expect(moved).toBe(moves);
    });
  }

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
    await scrollAndClick(studyLinks(page).first());
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeFocused();
  });

  test.describe('a card that fails', () => {
    test.use({
      allowedMessages: [`Case study "${second.slug}" failed`, 'Cannot read properties of null'],
    });

    test('shows its failure in its place, logs it and leaves the others alone', async ({
      page,
    }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await open(page, '/insights');
      await changeData(page, '/case-studies', (data: { studies: { technologies: unknown }[] }) => {
        data.studies[1]!.technologies = null;
      });
      await follow(page, 'Recent Work');
      await expect(
        page.getByText("This case study couldn't be displayed. Please try refreshing the page.", {
          exact: true,
        }),
      ).toBeVisible();
      await expect(cards(page)).toHaveCount(caseStudies.length - 1);
      expect(messages.join('\n')).toContain(`Case study "${second.slug}" failed`);
    });
  });
});

test.describe('a study', () => {
  test('has all its sections in order', async ({ reading }) => {
    const page = await reading(address(second));
    const main = page.getByRole('main');
    await expect(trail(page).getByRole('listitem')).toHaveText(
      studyTrail(second).map(({ name }) => name),
    );
    const hero = page.getByRole('region', { name: second.title });
    await expect(hero.getByText(second.industry, { exact: true })).toBeVisible();
    await expect(hero.getByText(second.subtitle)).toBeVisible();
    await expect(main.getByRole('heading')).toContainText([
      second.title,
      'Situation',
      ...['Solution', 'Key components of the solution included:'],
      ...chapterTitles(second, false),
      ...[second.setback.title, ...chapterTitles(second, true)],
      'Impact',
      'Results at a Glance',
      'Project Gallery',
      ...second.phases.map(({ name }) => name),
      third.title,
    ]);
    await expect(
      page.getByRole('region', { name: 'Solution', exact: true }).getByRole('listitem'),
    ).toHaveText(second.solutionPoints);
    await expect(main.getByRole('link', { name: third.title })).toHaveAttribute(
      'href',
      address(third),
    );
    await expect(main.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.locator('a[href="/case-studies"]:not(nav *)')).toHaveText(/\S/);
    await expect(page.getByRole('region', { name: 'Before and after' }).locator('dd')).toHaveCount(
      8,
    );
    await expect(
      page.getByRole('region', { name: 'Results at a Glance' }).locator('dd'),
    ).toHaveCount(4);
  });

  for (const [width, density] of [
    [375, 2],
    [1440, 1],
  ] as const) {
    test.describe(`at ${width} px, ${density} dots a px`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

      test('shows its first screen and its phone’s in its hero', async ({ page }) => {
        await open(page, address(first));
        for (const kind of ['desktop', 'phone']) {
          const { alt } = first.images.find(({ screen }) => screen === kind)!;
          const picture = heroOf(page, first).getByRole('img', { name: alt! });
          await expect(picture).toBeInViewport();
          await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
        }
      });

      test('has at most 90 kB of pictures in its hero', async ({ page }) => {
        for (const study of caseStudies) {
          await page.goto(address(study));
          let bytes = 0;
          for (const picture of await heroOf(page, study).locator('img:visible').all()) {
            await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
            const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
            bytes += (await (await page.request.get(source)).body()).length;
          }
          expect.soft(bytes, study.slug).toBeLessThanOrEqual(90_000);
        }
      });
    });
  }

  test('pans a wide picture on a phone, also by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await open(page, address(first));
    await hydrated(page);
    const view = gallery(page).getByRole('listitem').first().getByRole('group');
    await view.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => view.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const isWider = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    expect(await page.locator('html').evaluate(isWider)).toBe(false);

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(view).toHaveCount(0); // nothing to pan, no stop for the keyboard
  });

  for (const width of [768, 1440]) {
    test(`shows the pictures of its gallery without cropping at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1024 });
      await open(page, address(first));
      const croppedBy = await gallery(page)
        .getByRole('img')
        .evaluateAll((all: HTMLImageElement[]) =>
          all.map((image) => {
            const shown = image.getBoundingClientRect();
            const drawn =
              Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
            return Math.abs(shown.width / shown.height / drawn - 1);
          }),
        );
      expect(croppedBy).toHaveLength(4);
      for (const share of croppedBy) expect(share).toBeLessThan(0.02);
    });
  }

  test('fills its gallery with a placeholder for each picture that is missing', async ({
    page,
  }) => {
    await open(page, '/case-studies');
    await changeData(page, address(first), (data: { study: Study }) => {
      data.study.images.splice(3);
    });
    await hydrated(page);
    await scrollAndClick(studyLinks(page).first());
    await expect(gallery(page).getByRole('img')).toHaveCount(4);
    await expect(gallery(page).locator('img[src="/art/placeholder.svg"]')).toHaveCount(1);
  });

  for (const each of caseStudies) {
    test(`${each.slug} is served whole`, async ({ request }) => {
      const response = await request.get(address(each));
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).not.toMatch(/<[^>]*\svt-/); // attributes that HTML does not have
      const text = htmlText(html);
      for (const part of [
        ...[each.title, each.subtitle, each.summary, each.industry, each.timeline, each.team],
        ...[...each.technologies, `${each.year}`, `${each.effort}`],
        ...['Situation', ...paragraphs(each.situation), ...paragraphs(each.before)],
        ...['Solution', ...paragraphs(each.solution)],
        ...['Key components of the solution included:', ...each.solutionPoints],
        ...(each.chapters ?? []).flatMap((chapter) => [chapter.title, ...paragraphs(chapter.text)]),
        ...[each.setback.title, ...paragraphs(each.setback.text)],
        ...['Impact', ...paragraphs(each.impact), 'Results at a Glance', 'Project Gallery'],
        ...each.results.flatMap(({ value, label, before, after }) => [value, label, before, after]),
        ...each.phases.flatMap((phase) => [phase.name, phase.text]),
        ...each.images.map(({ caption }) => caption),
        sampleStudyNote(each.title),
      ]) {
        expect(text).toContain(part.replaceAll(/\s+/g, ' '));
      }
      expect(text).not.toContain('Loading...');
      const parts = [
        ...chapterTitles(each, false),
        ...[each.setback.title, ...chapterTitles(each, true)],
      ].map((title) => text.indexOf(title));
      expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    });
  }

  test.describe('with a gallery that fails', () => {
    test.use({
      allowedMessages: ['Project gallery failed', 'Minified React error #31'],
    });

    test('shows the failure and keeps the rest', async ({ page }) => {
      await open(page, '/case-studies');
      await changeData(
        page,
        address(first),
        (data: { study: { images: { caption: unknown }[] } }) => {
          data.study.images[0]!.caption = {};
        },
      );
      await hydrated(page);
      await scrollAndClick(studyLinks(page).first());
      await expect(
        page.getByText('Unable to load gallery images. Please try refreshing the page.', {
          exact: true,
        }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Results at a Glance' })).toBeVisible();
    });
  });
});

const longest = caseStudies.toSorted((a, b) => b.title.length - a.title.length)[0]!;

test('the study with the longest title fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address(longest));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
