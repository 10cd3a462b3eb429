import { prices } from '../../../src/content/company/prices.ts';
import { money } from '../../../src/content/words/number-words.ts';
import { sampleFiguresNote } from '../../../src/content/words/samples.ts';
import { sectionWith, sections } from '../support/sections.ts';
import { expect, open, test, type Page } from '../support/test.ts';

/* The sections of /agentic-ai, in their order, and their behaviour. */

const services = (page: Page) => sectionWith(page, 'AI Agent Development');
const approach = (page: Page) => sections(page).nth(3);
const advisory = (page: Page) => sectionWith(page, 'We consult');
const process = (page: Page) => sections(page).nth(5);
const useCases = (page: Page) => page.getByRole('region', { name: 'Real-World Use Cases' });

const formTitle = 'Get Your Free AI Consultation';

test.describe('/agentic-ai', () => {
  test('has its sections in order', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    await expect(sections(page).first().getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sections(page)).toContainText([
      'Book a Consultation', // the hero
      '3.5x',
      'AI Agent Development',
      /./, // the approach
      'We consult',
      /./, // the process
      'Real-World Use Cases',
      money(prices['/agentic-ai'].from),
      /./, // to read before you decide
      'Talk to an AI Specialist', // the closing call to action
      formTitle,
    ]);
  });

  test('labels its calls to action and leads each to its page', async ({ reading }) => {
    const page = await reading('/agentic-ai');
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

  test('says in words which step of its example run a person does', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    const steps = page.getByRole('figure').first().getByRole('listitem');
    await expect(steps).toHaveCount(6);
    await expect(steps.and(page.locator('[data-person]')).locator('.visually-hidden')).toHaveText(
      /\S/,
    );
  });

  test('gives every caption to the figure that it is a child of', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    await expect(page.locator('figure > figcaption')).not.toHaveCount(0);
    await expect(page.locator('figcaption:not(figure > figcaption)')).toHaveCount(0);
  });

  test('states its three figures with what they measure, and that they are samples', async ({
    reading,
  }) => {
    const page = await reading('/agentic-ai');
    const section = sectionWith(page, '3.5x');
    await expect(section.getByRole('definition')).toHaveText(['75%', '3.5x', '92%']);
    await expect(section.getByRole('term')).toHaveText([/\S/, /\S/, /\S/]);
    await expect(section.getByText(sampleFiguresNote)).toBeVisible();
  });

  test('offers three services', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    await expect(services(page).getByRole('listitem')).toHaveCount(3);
    await expect(services(page).getByRole('heading', { level: 3 })).toHaveText([
      'AI Agent Development',
      'AI Workflows',
      'Simple Automations',
    ]);
  });

  test('lists the approach in five steps', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    const steps = approach(page).getByRole('listitem');
    await expect(steps).toHaveCount(5);
    for (const step of await steps.all()) {
      await expect(step.getByRole('heading', { level: 3 })).not.toBeEmpty();
      await expect(step.locator('.result')).toBeVisible();
    }
  });

  test('consults, integrates and executes in six stages', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    await expect(advisory(page).getByRole('heading', { level: 3 })).toHaveText([
      'We consult',
      'We integrate',
      'We execute',
    ]);
    await expect(advisory(page).getByRole('heading', { level: 4 })).toHaveCount(6);
  });

  for (const [screen, width] of [
    ['wide', 1280],
    ['narrow', 375],
  ] as const) {
    test(`draws the workflow for a ${screen} screen, step by step for a screen reader`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/agentic-ai');
      // One drawing for each width; the other one is hidden from all readers.
      const drawing = advisory(page).getByRole('group');
      await expect(drawing).toHaveCount(1);
      await expect(drawing).toBeVisible();
      expect(await drawing.evaluate((element) => element.tagName)).toBe('svg');
      await expect(drawing).toHaveAccessibleName(/\S/);
      await expect(drawing).toHaveAccessibleDescription(/\S/);
      const steps = drawing.getByRole('listitem');
      await expect(steps).toHaveCount(7);
      for (const [position, step] of (await steps.all()).entries()) {
        // Number, name, who does it, and a note.
        await expect(step).toHaveAccessibleName(new RegExp(`^${position + 1}\\. .+\\. .+: .+\\.$`));
      }
    });
  }

  test('plays a muted, looping film of the process, which can be paused', async ({ page }) => {
    await open(page, '/agentic-ai');
    const film = process(page).locator('video');
    await film.scrollIntoViewIfNeeded();
    await process(page).getByRole('button', { name: 'Pause film' }).click();
    await expect(process(page).getByRole('button', { name: 'Play film' })).toBeVisible();
    await expect(film).toHaveAttribute('loop', '');
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  });

  test('changes diagram and cases with the use-case tab, by click and by arrow key', async ({
    page,
  }) => {
    await open(page, '/agentic-ai');
    const section = useCases(page);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('tablist').getByRole('tab')).toHaveText([
      /Predictive AI/,
      /Generative AI/,
    ]);
    const predictive = section.getByRole('tab', { name: 'Predictive AI' });
    const generative = section.getByRole('tab', { name: 'Generative AI' });
    const panel = section.getByRole('tabpanel');
    const diagram = panel.getByRole('img');
    const cases = panel.getByRole('heading');

    await expect(predictive).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(/Predictive AI/);
    await expect(diagram).toHaveAccessibleName(/\S/);
    await expect(panel.getByRole('listitem')).toHaveCount(await cases.count());
    const predictiveDiagram = (await diagram.getAttribute('aria-label'))!;
    const predictiveCases = await cases.allInnerTexts();
    expect(predictiveCases).not.toEqual([]);

    await generative.click();
    await expect(generative).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveAccessibleName(/Generative AI/);
    await expect(diagram).not.toHaveAccessibleName(predictiveDiagram);
    for (const title of await cases.allInnerTexts()) expect(predictiveCases).not.toContain(title);

    await generative.press('ArrowLeft');
    await expect(predictive).toBeFocused();
    await expect(diagram).toHaveAccessibleName(predictiveDiagram);
    await expect(cases).toHaveText(predictiveCases);
    await predictive.press('End');
    await expect(generative).toBeFocused();
    await expect(generative).toHaveAttribute('aria-selected', 'true');
    await generative.press('Tab');
    await expect(panel).toBeFocused();
  });

  test('leads to the case study and the article that fit', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    const list = page.getByRole('region', { name: 'To read before you decide' });
    await expect(list.getByRole('link')).toHaveText([
      'Bryte Insurance',
      'Low-code or no-code? Five decisions first',
    ]);
  });

  test('names its prices', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    const { from, to, smallest } = prices['/agentic-ai'];
    for (const amount of [from, to, smallest.price]) {
      await expect(sectionWith(page, money(from))).toContainText(money(amount));
    }
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('plays the film only on request', async ({ page }) => {
      await open(page, '/agentic-ai');
      const film = process(page).locator('video');
      await film.scrollIntoViewIfNeeded();
      await expect(process(page).getByRole('button', { name: 'Play film' })).toBeVisible();
      expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    });
  });
});
