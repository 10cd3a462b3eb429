import { compileContent } from '../../src/content/compile-content.ts';
import { changeData } from './change-data.ts';
import { htmlText } from './html-text.ts';
import { expect, follow, followInPlace, hydrated, open, test, type Page } from './test.ts';

/* SPEC.md 2, /case-studies and /case-studies/{caseStudyId}; 3, case study; 8. */

const { caseStudies } = compileContent('src/content');
const slugs = caseStudies.map(({ slug }) => slug);

/** The studies' cards on /case-studies. */
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('the list', () => {
  test('has one complete card for each of the ten studies', async ({ page }) => {
    await open(page, '/case-studies');
    await expect(page).toHaveTitle(/Northveld$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    await expect(cards(page).getByRole('heading')).toHaveText(
      caseStudies.map(({ title }) => title),
    );
    await expect(cards(page).getByRole('img')).toHaveCount(10);
    const texts = await cards(page).allInnerTexts();
    caseStudies.forEach(({ industry, shortDescription, technologies }, index) => {
      for (const text of [industry, shortDescription, ...technologies]) {
        expect(texts[index]).toContain(text);
      }
    });
    const links = cards(page).getByRole('link', { name: 'View Case Study' });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      slugs.map((slug) => `/case-studies/${slug}`),
    );
    const closing = page.getByRole('region', { name: 'The next study could be about you' });
    await expect(closing.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('has an index that jumps to a card, by keyboard too', async ({ page }) => {
    await open(page, '/case-studies');
    const index = page.getByRole('navigation', { name: 'Index of case studies' });
    await index.getByRole('link', { name: 'Parrot Print' }).click();
    await expect(page).toHaveURL(/#parrot-print$/);
    const card = page.getByRole('article', { name: 'Parrot Print' });
    await expect(card).toBeInViewport();
    await expect(card.getByRole('img')).toHaveCSS('opacity', '1');
    await index.getByRole('link', { name: 'Kia South Africa' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: 'Kia South Africa' })).toBeInViewport();
  });

  test('keeps number and name of a sheet apart where no style does', async ({ page }) => {
    await open(page, '/case-studies');
    const index = page.getByRole('navigation', { name: 'Index of case studies' });
    expect(await index.getByRole('link').first().textContent()).toBe('01 Coricraft');
  });

  test('moves from a card to its study and back', async ({ page }) => {
    await open(page, '/case-studies');
    const link = page
      .getByRole('article', { name: 'Coricraft' })
      .getByRole('link', { name: 'View Case Study' });
    await link.focus();
    await hydrated(page, 'main a[href="/case-studies/coricraft"]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/case-studies/coricraft');
    await expect(page.getByRole('heading', { level: 1, name: 'Coricraft' })).toBeFocused();
    await expect(page).toHaveTitle('Coricraft | Northveld');
    await page.getByRole('link', { name: 'All case studies' }).click();
    await expect(page).toHaveURL('/case-studies');
    await expect(cards(page)).toHaveCount(10);
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
      await open(page, '/case-studies#coricraft');
      const link = cards(page).first().getByRole('link', { name: 'View Case Study' });
      await link.scrollIntoViewIfNeeded();
      await expect(cards(page).first().locator('img')).toBeInViewport();
      await link.click();
      await expect(page).toHaveURL('/case-studies/coricraft');
      const root = page.locator('html[data-moved]');
      await expect(root).toBeAttached();
      const moved = (await root.getAttribute('data-moved'))?.includes('new(study-coricraft)');
      expect(moved).toBe(moves);
    });
  }

  test.describe('a card that fails', () => {
    test.use({
      allowedMessages: ['Case study "kia-south-africa" failed', 'Cannot read properties of null'],
    });

    test('says so in its place, logs it and leaves the others alone', async ({ page }) => {
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
      await expect(cards(page)).toHaveCount(9);
      expect(messages.join('\n')).toContain('Case study "kia-south-africa" failed');
    });
  });
});

test.describe('a study', () => {
  test('has all its sections in order', async ({ page }) => {
    await open(page, '/case-studies/kia-south-africa');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'All case studies' })).toHaveAttribute(
      'href',
      '/case-studies',
    );
    const hero = page.getByRole('region', { name: 'Kia South Africa' });
    await expect(hero.getByText('Automotive', { exact: true })).toBeVisible();
    await expect(
      hero.getByText('From test-drive enquiry to a dealer who answers in minutes'),
    ).toBeVisible();
    await expect(main.getByRole('heading')).toHaveText([
      'Kia South Africa',
      'Situation',
      'Solution',
      'Key components of the solution included:',
      'Impact',
      'Results at a Glance',
      'Project Gallery',
      'Timeline',
      /^Survey/,
      /^Build/,
      /^Handover/,
      'Pepkor More',
      'Is your situation one of these?',
    ]);
    await expect(page.getByRole('region', { name: 'Solution' }).getByRole('listitem')).toHaveText(
      caseStudies[1]!.solutionPoints,
    );
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('6 months');
    await expect(main.getByRole('link', { name: 'Pepkor More' })).toHaveAttribute(
      'href',
      '/case-studies/pepkor-more',
    );
    await expect(main.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('shows four results, each a value and its label', async ({ page }) => {
    await open(page, '/case-studies/kia-south-africa');
    const results = page.getByRole('region', { name: 'Results at a Glance' });
    await expect(results.getByRole('definition')).toHaveText(['+30%', '4 min', '33%', '100%']);
    await expect(results.getByRole('term')).toHaveText([
      'lead conversion',
      'median first response, down from 19 hours',
      'of bookings made after hours',
      'integration with dealer calendars',
    ]);
  });

  for (const [slug, placeholders] of [
    ['coricraft', 0],
    ['parrot-print', 1],
  ] as const) {
    test(`${slug}: exactly four pictures, ${placeholders} of them a placeholder`, async ({
      page,
    }) => {
      await open(page, `/case-studies/${slug}`);
      const gallery = page.getByRole('region', { name: 'Project Gallery' });
      const pictures = gallery.getByRole('img');
      await expect(pictures).toHaveCount(4);
      await expect(gallery.locator('img[src="/art/placeholder.svg"]')).toHaveCount(placeholders);
      await pictures.last().scrollIntoViewIfNeeded();
      await expect(pictures.last()).toHaveCSS('opacity', '1');
    });
  }

  test('takes hero and gallery from the mapping by title', async ({ page }) => {
    await open(page, '/case-studies/investec');
    await expect(page.locator('main img').first()).toHaveAttribute(
      'src',
      /case-studies\/investec\/hero/,
    );
    const gallery = page.getByRole('region', { name: 'Project Gallery' }).locator('img');
    await expect(gallery.nth(3)).toHaveAttribute('src', /case-studies\/investec\/gallery-4/);
  });

  for (const study of caseStudies) {
    test(`${study.slug} is served whole`, async ({ request }) => {
      const response = await request.get(`/case-studies/${study.slug}`);
      expect(response.status()).toBe(200);
      const text = htmlText(await response.text());
      for (const part of [
        ...[study.title, study.subtitle, study.summary, study.industry, study.timeline],
        ...study.technologies,
        ...['Situation', study.situation, 'Solution', study.solution],
        ...['Key components of the solution included:', ...study.solutionPoints],
        ...['Impact', study.impact, 'Results at a Glance', 'Project Gallery'],
        ...study.results.flatMap(({ value, label }) => [value, label]),
      ]) {
        expect(text).toContain(part);
      }
      expect(text).not.toContain('Loading...');
    });
  }

  test.describe('with a gallery that fails', () => {
    test.use({ allowedMessages: ['Project gallery failed', 'Cannot read properties of null'] });

    test('says so and keeps the rest', async ({ page }) => {
      await open(page, '/case-studies');
      await changeData(page, '/case-studies/coricraft', (data: { study: { images: unknown } }) => {
        data.study.images = null;
      });
      await followInPlace(cards(page).first().getByRole('link', { name: 'View Case Study' }));
      await expect(
        page.getByText('Unable to load gallery images. Please try refreshing the page.', {
          exact: true,
        }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Results at a Glance' })).toBeVisible();
    });
  });
});

test.describe('an unknown study', () => {
  test.use({ allowedMessages: ['404'] });

  test('is a 404 with a way back', async ({ page }) => {
    const response = await page.goto('/case-studies/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Case Study Not Found' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Return to Case Studies' }).click();
    await expect(page).toHaveURL('/case-studies');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedMessages: ['404'] });

  test('list and study show everything', async ({ page }) => {
    await page.goto('/case-studies');
    await expect(cards(page).getByRole('link', { name: 'View Case Study' })).toHaveCount(10);
    await cards(page).last().getByRole('link', { name: 'View Case Study' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investec' })).toBeVisible();
    for (const name of ['Situation', 'Solution', 'Impact', 'Results at a Glance', 'Timeline']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const pictures = page.getByRole('region', { name: 'Project Gallery' }).getByRole('img');
    await expect(pictures).toHaveCount(4);
    await expect(pictures.first()).toHaveCSS('opacity', '1');
    await page.goto('/case-studies/nothing-here');
    await expect(page.getByRole('link', { name: 'Return to Case Studies' })).toBeVisible();
  });
});

test('a study prints its account and leaves out where to go next', async ({ page }) => {
  await open(page, '/case-studies/kia-south-africa');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Situation', 'Results at a Glance', 'Project Gallery', 'Timeline']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('All case studies')).toBeHidden();
  await expect(page.getByText('Book a Consultation')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

for (const path of ['/case-studies', '/case-studies/swaziland-building-society']) {
  test(`${path} fits a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
