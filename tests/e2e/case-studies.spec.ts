import type { Page } from 'playwright/test';
import { expect, open, test } from './test.ts';

const slugs = [
  'coricraft',
  'kia-south-africa',
  'pepkor-more',
  'motor-happy',
  'next-calm',
  'swaziland-building-society',
  'jp-markets',
  'bryte-insurance',
  'parrot-print',
  'investec',
];

/** The studies' cards on /case-studies. */
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Changes the data that a client navigation to `path` gets. */
async function changeData(page: Page, path: string, change: (data: never) => void): Promise<void> {
  await page.route(`**/api/page-data?path=${encodeURIComponent(path)}`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: never };
    change(json.data);
    await route.fulfill({ response, json });
  });
}

test.describe('the list', () => {
  test('has one complete card for each of the ten studies', async ({ page }) => {
    await open(page, '/case-studies');
    await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
    await expect(cards(page)).toHaveCount(slugs.length);
    for (const [index, slug] of slugs.entries()) {
      const card = cards(page).nth(index);
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.getByRole('heading')).not.toBeEmpty();
      expect(await card.getByRole('listitem').count()).toBeGreaterThan(0);
      await expect(card.getByRole('link', { name: 'View Case Study' })).toHaveAttribute(
        'href',
        `/case-studies/${slug}`,
      );
    }
    const kia = page.getByRole('article', { name: 'Kia South Africa' });
    await expect(kia.getByText('Automotive', { exact: true })).toBeVisible();
    await expect(kia.getByText('Conversational enquiries that book a test drive')).toBeVisible();
    await expect(kia.getByText('Salesforce', { exact: true })).toBeVisible();
  });

  test('leads on to the contact page', async ({ page }) => {
    await open(page, '/case-studies');
    await expect(page.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('has an index that jumps to a card', async ({ page }) => {
    await open(page, '/case-studies');
    await page
      .getByRole('navigation', { name: 'Index of case studies' })
      .getByRole('link', { name: 'Parrot Print' })
      .click();
    await expect(page).toHaveURL(/#parrot-print$/);
    await expect(page.getByRole('article', { name: 'Parrot Print' })).toBeInViewport();
  });

  test('moves from a card to its study and back', async ({ page }) => {
    await open(page, '/case-studies');
    await page
      .getByRole('article', { name: 'Coricraft' })
      .getByRole('link', { name: 'View Case Study' })
      .click();
    await expect(page).toHaveURL('/case-studies/coricraft');
    await expect(page.getByRole('heading', { level: 1, name: 'Coricraft' })).toBeFocused();
    await page.getByRole('link', { name: 'All case studies' }).click();
    await expect(page).toHaveURL('/case-studies');
    await expect(cards(page)).toHaveCount(slugs.length);
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

    test('says so in its place and leaves the others alone', async ({ page }) => {
      await open(page, '/insights');
      await changeData(page, '/case-studies', (data: { studies: { technologies: unknown }[] }) => {
        data.studies[1]!.technologies = null;
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Recent Work' }).click();
      await expect(
        page.getByText("This case study couldn't be displayed. Please try refreshing the page.", {
          exact: true,
        }),
      ).toBeVisible();
      await expect(cards(page)).toHaveCount(slugs.length - 1);
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
    await expect(main.getByText('Automotive', { exact: true })).toBeVisible();
    await expect(
      main.getByText('From test-drive enquiry to a dealer who answers in minutes'),
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
    await expect(results.getByRole('term').first()).toHaveText('lead conversion');
  });

  test('shows exactly four pictures, with a placeholder for a missing one', async ({ page }) => {
    for (const [slug, placeholders] of [
      ['coricraft', 0],
      ['parrot-print', 1],
    ] as const) {
      await open(page, `/case-studies/${slug}`);
      const pictures = page.getByRole('region', { name: 'Project Gallery' }).locator('img');
      await expect(pictures).toHaveCount(4);
      const sources = await pictures.evaluateAll((all) =>
        all.map((picture) => picture.getAttribute('src')),
      );
      expect(sources.filter((src) => src === '/art/placeholder.svg')).toHaveLength(placeholders);
    }
  });

  test('takes hero and gallery from the mapping by title', async ({ page }) => {
    await open(page, '/case-studies/investec');
    await expect(page.locator('main img').first()).toHaveAttribute(
      'src',
      /case-studies\/investec\/hero/,
    );
    const gallery = page.getByRole('region', { name: 'Project Gallery' }).locator('img');
    await expect(gallery.nth(3)).toHaveAttribute('src', /case-studies\/investec\/gallery-4/);
  });

  for (const slug of slugs) {
    test(`${slug} answers with a whole page`, async ({ request }) => {
      const response = await request.get(`/case-studies/${slug}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain('Key components of the solution included:');
      expect(html).toContain('Project Gallery');
      expect(html).not.toContain('Loading...');
    });
  }

  test.describe('with a gallery that fails', () => {
    test.use({ allowedMessages: ['Project gallery failed', 'Cannot read properties of null'] });

    test('says so and keeps the rest', async ({ page }) => {
      await open(page, '/case-studies');
      await changeData(page, '/case-studies/coricraft', (data: { study: { images: unknown } }) => {
        data.study.images = null;
      });
      await cards(page).first().getByRole('link', { name: 'View Case Study' }).click();
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
  test.use({ javaScriptEnabled: false });

  test('list and study show everything', async ({ page }) => {
    await page.goto('/case-studies');
    for (const slug of slugs) {
      await expect(page.locator(`#${slug}`).getByRole('link')).toBeVisible();
    }
    await cards(page).last().getByRole('link', { name: 'View Case Study' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investec' })).toBeVisible();
    for (const name of ['Situation', 'Solution', 'Impact', 'Results at a Glance', 'Timeline']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Project Gallery' }).locator('img')).toHaveCount(
      4,
    );
  });
});

test('a study prints its account and leaves out where to go next', async ({ page }) => {
  await open(page, '/case-studies/kia-south-africa');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Situation' })).toBeVisible();
  await expect(page.getByText('All case studies')).toBeHidden();
  await expect(page.getByText('Book a Consultation')).toBeHidden();
});
