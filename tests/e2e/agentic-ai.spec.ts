import { sendConsultation } from './enquiry-form.ts';
import { expect, open, test, type Page } from './test.ts';

/* SPEC.md 2, /agentic-ai: what stands on the page, in its order, and what moves. */

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('/agentic-ai', () => {
  test('has its sections in the order of the specification', async ({ page }) => {
    await page.goto('/agentic-ai');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Agentic AI that finishes the job' }),
    ).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
      'A year after the first agent went live',
      'How much of the route is fixed?',
      'Five steps, each with a place to stop',
      'Advice that ends in working agents',
      'In production, it stays on the map',
      'Real-World Use Cases',
      'Which task would you hand over first?',
      'Get Your Free AI Consultation',
    ]);
  });

  test('labels its calls to action as specified and leads each to its page', async ({ page }) => {
    await page.goto('/agentic-ai');
    const main = page.locator('main');
    for (const [label, path] of [
      ['Book a Consultation', '/contact'],
      ['Explore All Services', '/contact'],
      ['Contact Sales', '/contact'],
      ['Talk to an AI Specialist', '/contact'],
      ['Book a Free Consultation', '/contact'],
      ['Talk to a Consultant', '/book-consultation'],
    ] as const) {
      await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        path,
      );
    }
  });

  test('follows one run of an agent on its first screen', async ({ page }) => {
    await page.goto('/agentic-ai');
    const run = page.getByRole('figure', { name: 'One run of an invoice agent' });
    await expect(run.getByRole('listitem')).toHaveCount(6);
    // The station of a person says so in words, not only by its shape.
    await expect(run.getByRole('listitem').nth(4)).toContainText('A person: Naledi');
  });

  test('states its three figures with what they measure', async ({ page }) => {
    await page.goto('/agentic-ai');
    const figures = region(page, 'A year after the first agent went live');
    await expect(figures.locator('dd')).toHaveText(['75%', '3.5x', '92%']);
    await expect(figures.locator('dt')).toHaveCount(3);
    for (const label of await figures.locator('dt').allInnerTexts()) {
      expect(label.length).toBeGreaterThan(20);
    }
  });

  test('offers three services', async ({ page }) => {
    await page.goto('/agentic-ai');
    const services = region(page, 'How much of the route is fixed?');
    await expect(services.getByRole('listitem')).toHaveCount(3);
    await expect(services.getByRole('heading', { level: 3 })).toHaveText([
      'AI Agent Development',
      'AI Workflows',
      'Simple Automations',
    ]);
  });

  test('approaches the work in five steps', async ({ page }) => {
    await page.goto('/agentic-ai');
    const steps = region(page, 'Five steps, each with a place to stop').getByRole('listitem');
    await expect(steps).toHaveCount(5);
    for (const step of await steps.all()) {
      await expect(step.getByRole('heading', { level: 3 })).not.toBeEmpty();
      await expect(step.getByText('You keep')).toBeVisible();
    }
  });

  test('consults, integrates and executes in six stages', async ({ page }) => {
    await page.goto('/agentic-ai');
    const advisory = region(page, 'Advice that ends in working agents');
    await expect(advisory.getByRole('heading', { level: 3 })).toHaveText([
      'We consult',
      'We integrate',
      'We execute',
    ]);
    await expect(advisory.getByRole('heading', { level: 4 })).toHaveText([
      'Readiness review',
      'Use-case selection',
      'Data and access',
      'Connection and guardrails',
      'Supervised launch',
      'Operation and review',
    ]);
  });

  for (const [screen, width] of [
    ['wide', 1280],
    ['narrow', 375],
  ] as const) {
    test(`draws the workflow for a ${screen} screen, station by station for a screen reader`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/agentic-ai');
      const drawing = region(page, 'Advice that ends in working agents').getByRole('group', {
        name: 'Workflow of an agent between your people and your systems',
      });
      // One drawing for each width; the other one is hidden from everybody.
      await expect(drawing).toHaveCount(1);
      await expect(drawing).toBeVisible();
      expect(await drawing.evaluate((element) => element.tagName)).toBe('svg');
      await expect(drawing).toHaveAccessibleDescription(/Seven stations.*92% of runs/);
      const stations = drawing.getByRole('listitem');
      await expect(stations).toHaveCount(7);
      await expect(stations.nth(3)).toHaveAccessibleName(
        '4. Within its limits?. The agent: sum, risk, confidence.',
      );
      await expect(stations.nth(4)).toHaveAccessibleName(/^5\. A person decides\. Your people:/);
    });
  }

  test('plays a muted, looping film of the process, which can be paused', async ({ page }) => {
    await open(page, '/agentic-ai');
    const process = region(page, 'In production, it stays on the map');
    const film = process.locator('video');
    await film.scrollIntoViewIfNeeded();
    await process.getByRole('button', { name: 'Pause film' }).click();
    await expect(process.getByRole('button', { name: 'Play film' })).toBeVisible();
    await expect(film).toHaveAttribute('loop', '');
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await expect(process.getByRole('listitem')).toHaveCount(3);
  });

  test('changes diagram and cases with the use-case tab, by click and by arrow key', async ({
    page,
  }) => {
    await open(page, '/agentic-ai');
    const section = region(page, 'Real-World Use Cases');
    const tabs = section.getByRole('tablist', { name: 'Kinds of AI' }).getByRole('tab');
    await expect(tabs).toHaveText([/Predictive AI/, /Generative AI/]);
    const predictive = section.getByRole('tab', { name: 'Predictive AI' });
    const generative = section.getByRole('tab', { name: 'Generative AI' });
    const panel = section.getByRole('tabpanel');

    await expect(predictive).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveCount(1);
    await expect(panel.getByRole('img', { name: /^How far ahead each case looks/ })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await expect(panel.getByRole('heading', { name: 'Payment fraud' })).toBeVisible();

    await generative.click();
    await expect(generative).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveAccessibleName(/Generative AI/);
    await expect(panel.getByRole('img', { name: /^What one source becomes/ })).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Tender replies' })).toBeVisible();
    await expect(section.getByText('Payment fraud')).toBeHidden();

    await generative.press('ArrowLeft');
    await expect(predictive).toBeFocused();
    await expect(panel.getByRole('heading', { name: 'Payment fraud' })).toBeVisible();
    await predictive.press('End');
    await expect(generative).toBeFocused();
    await expect(generative).toHaveAttribute('aria-selected', 'true');
    await generative.press('Tab');
    await expect(panel).toBeFocused();
  });

  test('sends its form as an enquiry about agentic AI', async ({ page }) => {
    await open(page, '/agentic-ai');
    const sent = await sendConsultation(page, 'Get Your Free AI Consultation', {
      name: 'Zanele Dube',
      message: 'Matching invoices to orders.',
    });
    expect(sent).toMatchObject({ name: 'Zanele Dube', formType: 'agentic-ai-consultation' });
  });

  test('fits screens from 320 px on without scrolling sideways', async ({ page }) => {
    await page.goto('/agentic-ai');
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('leaves the film still until it is asked for', async ({ page }) => {
      await open(page, '/agentic-ai');
      const process = region(page, 'In production, it stays on the map');
      await process.locator('video').scrollIntoViewIfNeeded();
      await expect(process.getByRole('button', { name: 'Play film' })).toBeVisible();
      expect(
        await process.locator('video').evaluate((video: HTMLVideoElement) => video.paused),
      ).toBe(true);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the cases of both tabs and a film to start, and the form posts', async ({
      page,
    }) => {
      await page.goto('/agentic-ai');
      const section = region(page, 'Real-World Use Cases');
      for (const text of ['Predictive AI', 'Generative AI', 'Payment fraud', 'Tender replies']) {
        await expect(section.getByRole('heading', { name: text })).toBeVisible();
      }
      await expect(section.getByRole('img')).toHaveCount(2);
      await expect(page.locator('video[controls]')).toHaveCount(1);
      await expect(page.locator('main').getByText('Loading...')).toHaveCount(0);
      const form = page.getByRole('form', { name: 'Get Your Free AI Consultation' });
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.locator('input[name=formType]')).toHaveValue('agentic-ai-consultation');
    });
  });
});
