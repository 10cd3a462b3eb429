import { sendConsultation } from './enquiry-form.ts';
import { expect, open, test, type Page } from './test.ts';

/* SPEC.md 2, /ai-chat: what stands on the page, in its order, and what moves. */

const region = (page: Page, name: string) => page.getByRole('region', { name });

const features = [
  ['Customer Engagement', 6, 'A first answer in seconds'],
  ['Easy Setup', 3, 'It reads what you have'],
  ['Trust & Scale', 6, 'Role-based access control'],
  ['WhatsApp Benefits', 3, 'A verified sender'],
] as const;

const industries = [
  ['Marketing', 'Lead qualification'],
  ['Financial', 'Balance and statements'],
  ['Healthcare', 'Appointments'],
  ['Automotive', 'Test drives'],
  ['Others', 'Delivery tracking'],
] as const;

test.describe('/ai-chat', () => {
  test('has its sections in the order of the specification', async ({ page }) => {
    await page.goto('/ai-chat');
    await expect(
      page.getByRole('heading', { level: 1, name: 'AI chat that answers in 11 seconds' }),
    ).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
      'Nothing to download, nothing to learn',
      'Drawn to scale',
      'One inbox, open when you are not',
      'Built to be answered, and to be trusted',
      'AI Chat Success Stories',
      'What people ask, by industry',
      'From freight to clinics',
      'Get Your Free AI Chat Consultation',
    ]);
  });

  test('labels its calls to action as specified and leads each to its page', async ({ page }) => {
    await page.goto('/ai-chat');
    const main = page.locator('main');
    for (const [label, path] of [
      ['Talk to an AI Specialist', '/contact'],
      ['Book a Free Consultation', '/contact'],
      ['Contact Sales', '/contact'],
      ['Talk to a Consultant', '/book-consultation'],
      ['Book a Consultation', '/book-consultation'],
    ] as const) {
      await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        path,
      );
    }
  });

  test('opens with a conversation that a bot begins and a person ends', async ({ page }) => {
    await page.goto('/ai-chat');
    const thread = page.getByRole('figure', { name: 'A sample conversation' });
    await expect(thread.getByRole('listitem')).toHaveCount(4);
    await expect(thread.getByRole('listitem').nth(1)).toContainText('Bot');
    await expect(thread.getByRole('listitem').last()).toContainText('live agent');
  });

  test('introduces AI chat with two proofs from its own case studies', async ({ page }) => {
    await page.goto('/ai-chat');
    const introduction = region(page, 'Nothing to download, nothing to learn');
    for (const [name, path] of [
      ['Kia South Africa', '/case-studies/kia-south-africa'],
      ['Pepkor More', '/case-studies/pepkor-more'],
    ] as const) {
      await expect(introduction.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

  test('states its three figures and draws each to scale', async ({ page }) => {
    await page.goto('/ai-chat');
    const figures = region(page, 'Drawn to scale');
    await expect(figures.locator('dd.figure')).toHaveText(['160%', '73%', '40%']);
    for (const label of ['more sales', 'lower customer-service cost', 'more engagement']) {
      await expect(figures.getByText(label)).toBeVisible();
    }
    const bar = (of: string) =>
      figures
        .locator(`.bars span${of}`)
        .evaluateAll((bars) =>
          bars.map((element) => parseFloat(getComputedStyle(element, '::before').width)),
        );
    const before = await bar(':not(.after)');
    const after = await bar('.after');
    const changed = after.map((width, index) => Math.round((width / before[index]!) * 100));
    expect(changed).toEqual([260, 27, 140]);
  });

  test('introduces the solution with a described diagram of a day', async ({ page }) => {
    await page.goto('/ai-chat');
    const solution = region(page, 'One inbox, open when you are not');
    await expect(solution.getByRole('img', { name: /^Messages through the day/ })).toBeVisible();
    await expect(solution.getByRole('listitem')).toHaveCount(3);
  });

  test('holds six or three cards in each of its four feature tabs', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = region(page, 'Built to be answered, and to be trusted');
    const tabs = section.getByRole('tablist', { name: 'Features' }).getByRole('tab');
    await expect(tabs).toHaveText(features.map(([label]) => new RegExp(label)));
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const panel = section.getByRole('tabpanel');
    for (const [label, count, card] of features) {
      await section.getByRole('tab', { name: label }).click();
      await expect(panel).toHaveAccessibleName(new RegExp(label));
      await expect(panel.getByRole('listitem')).toHaveCount(count);
      await expect(panel.getByRole('heading', { name: card })).toBeVisible();
    }
  });

  test('moves between feature tabs by arrow keys, around the ends too', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = region(page, 'Built to be answered, and to be trusted');
    const tab = (name: string) => section.getByRole('tab', { name });
    // The keys count once the section's code, which the focus asks for, is there.
    await expect(async () => {
      await tab('Customer Engagement').focus();
      await tab('Customer Engagement').press('ArrowRight');
      await expect(tab('Easy Setup')).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(tab('Easy Setup')).toHaveAttribute('aria-selected', 'true');
    await tab('Easy Setup').press('End');
    await expect(tab('WhatsApp Benefits')).toHaveAttribute('aria-selected', 'true');
    await tab('WhatsApp Benefits').press('ArrowRight');
    await expect(tab('Customer Engagement')).toHaveAttribute('aria-selected', 'true');
    await tab('Customer Engagement').press('Tab');
    await expect(section.getByRole('tabpanel')).toBeFocused();
  });

  test('tells success stories that match its tags, one at a time', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = region(page, 'AI Chat Success Stories');
    const slides = section.locator('[aria-roledescription=slide]');
    const count = await slides.count();
    expect(count).toBeGreaterThan(1);
    for (const slide of await slides.all()) {
      // All of it, the hidden slides too: industry and technologies.
      expect(await slide.textContent()).toMatch(/ai|chat|automation/i);
    }
    const shown = section.getByRole('heading', { level: 3 });
    const first = await shown.innerText();
    await section.getByRole('button', { name: 'Next case study' }).click();
    await expect(shown).not.toHaveText(first);
    await expect(section.getByRole('status')).toContainText(`2 of ${count}`);
    await expect(section.getByRole('link', { name: 'Read case study' })).toHaveAttribute(
      'href',
      /^\/case-studies\/[a-z-]+$/,
    );
  });

  test('names five use cases in each of five industries', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = region(page, 'What people ask, by industry');
    const tabs = section.getByRole('tablist', { name: 'Industries' }).getByRole('tab');
    await expect(tabs).toHaveText(industries.map(([label]) => new RegExp(label)));
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const panel = section.getByRole('tabpanel');
    const seen = new Set<string>();
    for (const [label, first] of industries) {
      await section.getByRole('tab', { name: label }).click();
      await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText(first);
      await expect(panel.getByRole('listitem')).toHaveCount(5);
      for (const useCase of await panel.getByRole('listitem').all()) {
        await expect(useCase.getByRole('heading', { level: 3 })).not.toBeEmpty();
        await expect(useCase.getByRole('paragraph')).not.toBeEmpty();
        seen.add(await useCase.innerText());
      }
    }
    expect(seen.size).toBe(25);
  });

  test('shows 16 client logos, five in a row on a wide screen and two on a phone', async ({
    page,
  }) => {
    await open(page, '/ai-chat');
    const wall = region(page, 'From freight to clinics').getByRole('list');
    await wall.scrollIntoViewIfNeeded();
    await expect(wall.getByRole('img')).toHaveCount(16);
    const columns = () =>
      wall.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(5);
    await page.setViewportSize({ width: 375, height: 720 });
    expect(await columns()).toBe(2);
  });

  test('fetches a section’s pictures once a tenth of it is visible, and keeps them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, '/ai-chat');
    const logos = () => fetched.filter((path) => path.startsWith('/logos/')).length;
    const wall = region(page, 'From freight to clinics');
    const logo = wall.locator('img').first();
    await expect(logo).toBeHidden();
    expect(logos()).toBe(0);
    // To its upper edge: less than a tenth of it.
    await wall.evaluate((section) =>
      scrollTo({ top: section.getBoundingClientRect().top + scrollY - innerHeight + 20 }),
    );
    await expect(logo).toBeHidden();
    expect(logos()).toBe(0);
    await wall.scrollIntoViewIfNeeded();
    await wall.getByRole('list').scrollIntoViewIfNeeded();
    await expect(logo).toBeVisible();
    await expect.poll(logos).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0 }));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(logo).toBeVisible();
  });

  test('sends its form as an enquiry about AI chat', async ({ page }) => {
    await open(page, '/ai-chat');
    const sent = await sendConsultation(page, 'Get Your Free AI Chat Consultation', {
      name: 'Ruan Meyer',
      message: 'A bot for forty car dealers.',
    });
    expect(sent).toMatchObject({ name: 'Ruan Meyer', formType: 'ai-chat-consultation' });
  });

  test('fits screens from 320 px on without scrolling sideways', async ({ page }) => {
    await page.goto('/ai-chat');
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every panel, story and logo, and the form posts', async ({ page }) => {
      await page.goto('/ai-chat');
      const tabs = region(page, 'Built to be answered, and to be trusted');
      for (const [label, , card] of features) {
        await expect(tabs.getByRole('heading', { name: label, exact: true })).toBeVisible();
        await expect(tabs.getByRole('heading', { name: card })).toBeVisible();
      }
      const cases = region(page, 'What people ask, by industry');
      for (const [label, useCase] of industries) {
        await expect(cases.getByRole('heading', { name: label, exact: true })).toBeVisible();
        await expect(cases.getByRole('heading', { name: useCase })).toBeVisible();
      }
      await expect(cases.getByRole('listitem')).toHaveCount(25);
      const stories = region(page, 'AI Chat Success Stories');
      for (const slide of await stories.locator('[aria-roledescription=slide]').all()) {
        await expect(slide.getByRole('heading')).toBeVisible();
      }
      await expect(region(page, 'From freight to clinics').getByRole('img')).toHaveCount(16);
      await expect(page.locator('main').getByText('Loading...')).toHaveCount(0);
      const form = page.getByRole('form', { name: 'Get Your Free AI Chat Consultation' });
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.locator('input[name=formType]')).toHaveValue('ai-chat-consultation');
    });
  });
});
