import { sendConsultation } from './enquiry-form.ts';
import { expect, open, test } from './test.ts';

/* SPEC.md 2, /agile-teams: what stands on the page, in its order, and what moves. */

const categories = [
  'Front-End',
  'Back-End',
  'Databases',
  'Cloud & DevOps',
  'Security',
  'API & Integrations',
  'Data & Analytics',
  'CI/CD & Automation',
];

test.describe('/agile-teams', () => {
  test('has its sections in the order of the specification', async ({ page }) => {
    await page.goto('/agile-teams');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Agile teams that join your stand-up' }),
    ).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
      'Getting Started Is Simple',
      'In your team, not beside it',
      'What our people work with',
      'The people, without the hiring round',
      'Fourteen of the 300+',
      'More From Northveld',
      'Get Your Free Agile Team Consultation',
    ]);
  });

  test('leads to the contact page, to booking and to the developers', async ({ page }) => {
    await open(page, '/agile-teams');
    const main = page.locator('main');
    for (const [label, path] of [
      ['Book a Free Consultation', '/contact'],
      ['Explore All Services', '/contact'],
      ['Talk to a Consultant', '/book-consultation'],
    ] as const) {
      await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', path);
    }
    await main.getByRole('link', { name: 'Meet the developers' }).click();
    await expect(page.getByRole('heading', { name: 'Fourteen of the 300+' })).toBeInViewport();
  });

  test('starts in three steps, with payment only after 30 days', async ({ page }) => {
    await page.goto('/agile-teams');
    const section = page.getByRole('region', { name: 'Getting Started Is Simple' });
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Brief Us',
      'Meet the Team',
      'Get to Work',
    ]);
    await expect(section.getByText('You pay only after the first 30 days.')).toBeVisible();
  });

  test('pitches embedded teams with a described diagram and four values', async ({ page }) => {
    await page.goto('/agile-teams');
    const section = page.getByRole('region', { name: 'In your team, not beside it' });
    await expect(
      section.getByRole('img', { name: /^Your product owner, tech lead/ }),
    ).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(4);
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(4);
  });

  test('opens one category of skills at a time, and closes the open one', async ({ page }) => {
    await open(page, '/agile-teams');
    const section = page.getByRole('region', { name: 'What our people work with' });
    const category = (name: string) => section.getByRole('button', { name, exact: true });
    await expect(section.locator('h3 button')).toHaveCount(categories.length);
    for (const name of categories) await expect(category(name)).toBeVisible();

    await category('Security').click();
    await expect(category('Security')).toHaveAttribute('aria-expanded', 'true');
    await expect(section.getByText('Threat modelling', { exact: true })).toBeVisible();
    await category('Databases').click();
    await expect(category('Databases')).toHaveAttribute('aria-expanded', 'true');
    await expect(category('Security')).toHaveAttribute('aria-expanded', 'false');
    await expect(section.getByText('Threat modelling', { exact: true })).toBeHidden();
    await category('Databases').press('Enter');
    await expect(section.locator('[aria-expanded=true]')).toHaveCount(0);
  });

  test('lets the keyboard walk through the skills and open them', async ({ page }) => {
    await open(page, '/agile-teams');
    const section = page.getByRole('region', { name: 'What our people work with' });
    const category = (name: string) => section.getByRole('button', { name, exact: true });
    await category('Security').click();
    await expect(category('Security')).toHaveAttribute('aria-expanded', 'true');
    await category('Security').press('ArrowDown');
    await expect(category('API & Integrations')).toBeFocused();
    await category('API & Integrations').press('Space');
    await expect(category('API & Integrations')).toHaveAttribute('aria-expanded', 'true');
    await expect(category('Security')).toHaveAttribute('aria-expanded', 'false');
    await category('API & Integrations').press('End');
    await expect(category('CI/CD & Automation')).toBeFocused();
    await category('CI/CD & Automation').press('Home');
    await expect(category('Front-End')).toBeFocused();
  });

  test('says who keeps what in talent as a service', async ({ page }) => {
    await page.goto('/agile-teams');
    const section = page.getByRole('region', { name: 'The people, without the hiring round' });
    await expect(section.getByText('Talent as a service')).toBeVisible();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(['You keep', 'We carry']);
    await expect(section.getByRole('listitem')).toHaveCount(8);
  });

  test('shows 14 developers in a looping carousel with a dot for each', async ({ page }) => {
    await open(page, '/agile-teams');
    const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('article')).toHaveCount(14);
    const dot = (position: number) =>
      carousel.getByRole('button', { name: `Show developer ${position} of 14`, exact: true });
    await expect(carousel.getByRole('button', { name: /^Show developer/ })).toHaveCount(14);
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');

    await carousel.getByRole('button', { name: 'Previous developer' }).click();
    await expect(dot(14)).toHaveAttribute('aria-current', 'true');
    await carousel.getByRole('button', { name: 'Next developer' }).click();
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await dot(6).click();
    await expect(dot(6)).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getByRole('status')).toContainText('6 of 14');
    await dot(6).press('ArrowRight');
    await expect(dot(7)).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getByRole('status')).toContainText('7 of 14');
  });

  for (const [cards, width] of [
    ['three developers', 1280],
    ['two developers', 800],
    ['one developer', 375],
  ] as const) {
    test(`shows ${cards} at ${width} px, the chosen one in the middle`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/agile-teams');
      const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole('button', { name: 'Next developer' }).click();
      await expect(carousel.getByRole('status')).toContainText('2 of 14');
      // From the middle of its window to the middle of the chosen card, in card widths.
      const offset = () =>
        carousel.evaluate((element) => {
          const middle = (node: Element) => {
            const box = node.getBoundingClientRect();
            return box.left + box.width / 2;
          };
          const window_ = element.querySelector('.viewport')!;
          const card = element.querySelectorAll('article')[1]!;
          return Math.abs(middle(card) - middle(window_)) / card.offsetWidth;
        });
      await expect.poll(offset).toBeLessThan(0.05);
      const perView = await carousel.evaluate(
        (element) =>
          element.querySelector<HTMLElement>('.viewport')!.offsetWidth /
          element.querySelector<HTMLElement>('.slide')!.offsetWidth,
      );
      expect(Math.round(perView)).toBe({ 1280: 3, 800: 2, 375: 1 }[width]);
    });
  }

  test('shows initials and at most eight skills of a developer', async ({ page }) => {
    await page.goto('/agile-teams');
    const card = page.getByRole('article').filter({ hasText: 'Thandeka Mokoena' });
    await expect(card.getByText('TM', { exact: true })).toBeVisible();
    await expect(card.getByText('20+ yrs experience')).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(9);
    await expect(card.getByRole('listitem').last()).toHaveText('+3 more');
    await expect(
      page.getByRole('article').filter({ hasText: 'Luan Oosthuizen' }).getByRole('listitem'),
      'eight skills need no remainder',
    ).toHaveCount(8);
  });

  test('scrolls a developer’s bio, by keyboard too', async ({ page }) => {
    await open(page, '/agile-teams');
    const bio = page.getByRole('group', { name: 'About Thandeka Mokoena' });
    await bio.scrollIntoViewIfNeeded();
    expect(await bio.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(20);
    await bio.focus();
    await expect(async () => {
      await bio.press('End');
      expect(await bio.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    }).toPass();
  });

  test('shows the bar of a bio, its thumb 18 px at least, until 600 ms after the pointer left', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await open(page, '/agile-teams');
    const bio = page.getByRole('group', { name: 'About Thandeka Mokoena' });
    await bio.scrollIntoViewIfNeeded();
    const thumb = bio.locator('xpath=..').locator('.thumb');
    await expect(async () => {
      await page.mouse.move(0, 0);
      await bio.hover();
      await expect(thumb).toBeVisible({ timeout: 500 });
    }).toPass();
    expect((await thumb.boundingBox())!.height).toBeGreaterThanOrEqual(18);
    await page.clock.pauseAt(3_600_000);
    await page.mouse.move(0, 0);
    await page.clock.runFor(599);
    await expect(thumb).toBeVisible();
    await page.clock.runFor(1);
    await expect(thumb).toBeHidden();
  });

  test('leads to the other five services', async ({ page }) => {
    await page.goto('/agile-teams');
    const section = page.getByRole('region', { name: 'More From Northveld' });
    await expect(section.getByRole('listitem')).toHaveCount(5);
    const targets = await section
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/power-apps', '/agentic-ai', '/shopify', '/web-apps', '/ai-chat']);
  });

  test('sends its form as an enquiry about agile teams', async ({ page }) => {
    await open(page, '/agile-teams');
    const sent = await sendConsultation(page, 'Get Your Free Agile Team Consultation', {
      name: 'Naledi Khumalo',
      message: 'Two engineers for a claims portal.',
    });
    expect(sent).toMatchObject({ name: 'Naledi Khumalo', formType: 'agile-teams-consultation' });
  });

  test('starts at the top when it is navigated to', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Agile Teams' }).click();
    await page.waitForURL('/agile-teams');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Agile teams');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // By a link of the page itself, and by the browser alone, too.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Agile Teams' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await open(page, '/agile-teams');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('fits screens from 320 px on without scrolling sideways', async ({ page }) => {
    await page.goto('/agile-teams');
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every skill and every developer, and the form posts', async ({ page }) => {
      await page.goto('/agile-teams');
      const skills = page.getByRole('region', { name: 'What our people work with' });
      await expect(skills.getByText('Threat modelling', { exact: true })).toBeVisible();
      await expect(skills.getByText('Blue-green releases')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(14);
      // A bio that can't be scrolled by our bar stands there in full.
      const bio = page.getByRole('group', { name: 'About Thandeka Mokoena' });
      await expect(bio.getByText(/before her first meeting\.$/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Show developer/ })).toHaveCount(0);
      await expect(page.locator('main').getByText('Loading...')).toHaveCount(0);
      const form = page.getByRole('form', { name: 'Get Your Free Agile Team Consultation' });
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.locator('input[name=formType]')).toHaveValue('agile-teams-consultation');
    });
  });
});
