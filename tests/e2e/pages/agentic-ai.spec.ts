import { prices } from '../../../src/content/company/prices.ts';
import { rand } from '../../../src/content/words/number-words.ts';
import { sampleFiguresNote } from '../../../src/content/words/samples.ts';
import { advisory, workflow } from '../../../src/pages/agentic-ai/advisory-copy.ts';
import {
  approach,
  closing,
  consultation,
  figures,
  hero,
  oversight,
  pricing,
  run,
  services,
  caseStudies,
} from '../../../src/pages/agentic-ai/copy.ts';
import { useCases, type UseCaseTab } from '../../../src/pages/agentic-ai/use-case-copy.ts';
import { sendConsultation } from '../support/enquiry-form.ts';
import { shownStudies } from '../support/shown-studies.ts';
import { expect, open, test, type Page } from '../support/test.ts';

/* What stands on /agentic-ai, in its order, and what moves. */

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const [ahead, drafts] = useCases.tabs as [UseCaseTab, UseCaseTab];

test.describe('/agentic-ai', () => {
  test('has its sections in order', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    await expect(page.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
      figures.title,
      services.title,
      approach.title,
      advisory.title,
      oversight.title,
      useCases.title,
      caseStudies.title,
      pricing.title,
      closing.title,
      consultation.title,
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

  test('follows one run of an agent on its first screen', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    const steps = page.getByRole('figure', { name: run.title }).getByRole('listitem');
    await expect(steps).toHaveCount(run.steps.length);
    // The step of a person says so in words, not only by its shape.
    for (const [position, { person, text }] of run.steps.entries()) {
      await expect(steps.nth(position)).toContainText(person ? run.person + text : text);
    }
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
    const section = region(page, figures.title);
    await expect(section.locator('dd')).toHaveText(['75%', '3.5x', '92%']);
    await expect(section.locator('dt')).toHaveText(figures.items.map(({ label }) => label));
    await expect(section.getByText(sampleFiguresNote)).toBeVisible();
  });

  test('offers three services', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    const section = region(page, services.title);
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'AI Agent Development',
      'AI Workflows',
      'Simple Automations',
    ]);
  });

  test('approaches the work in five steps', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    const steps = region(page, approach.title).getByRole('listitem');
    await expect(steps).toHaveCount(5);
    for (const step of await steps.all()) {
      await expect(step.getByRole('heading', { level: 3 })).not.toBeEmpty();
      await expect(step.getByText(approach.keep)).toBeVisible();
    }
  });

  test('consults, integrates and executes in six stages', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    const section = region(page, advisory.title);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'We consult',
      'We integrate',
      'We execute',
    ]);
    const stages = advisory.phases.flatMap((phase) => phase.stages.map(({ title }) => title));
    expect(stages).toHaveLength(6);
    await expect(section.getByRole('heading', { level: 4 })).toHaveText(stages);
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
      const drawing = region(page, advisory.title).getByRole('group', { name: workflow.label });
      // One drawing for each width; the other one is hidden from everybody.
      await expect(drawing).toHaveCount(1);
      await expect(drawing).toBeVisible();
      expect(await drawing.evaluate((element) => element.tagName)).toBe('svg');
      await expect(drawing).toHaveAccessibleDescription(workflow.description);
      const steps = drawing.getByRole('listitem');
      await expect(steps).toHaveCount(workflow.steps.length);
      const laneNames = { people: 'Your people', agent: 'The agent', systems: 'Your systems' };
      for (const [position, { name, note, lane }] of workflow.steps.entries()) {
        await expect(steps.nth(position)).toHaveAccessibleName(
          `${position + 1}. ${name}. ${laneNames[lane]}: ${note}.`,
        );
      }
    });
  }

  test('plays a muted, looping film of the process, which can be paused', async ({ page }) => {
    await open(page, '/agentic-ai');
    const process = region(page, oversight.title);
    const film = process.locator('video');
    await film.scrollIntoViewIfNeeded();
    await process.getByRole('button', { name: 'Pause film' }).click();
    await expect(process.getByRole('button', { name: 'Play film' })).toBeVisible();
    await expect(film).toHaveAttribute('loop', '');
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await expect(process.getByRole('listitem')).toHaveCount(oversight.rules.length);
  });

  test('changes diagram and cases with the use-case tab, by click and by arrow key', async ({
    page,
  }) => {
    await open(page, '/agentic-ai');
    const section = region(page, useCases.title);
    await section.scrollIntoViewIfNeeded();
    const tabs = section.getByRole('tablist', { name: useCases.tabsLabel }).getByRole('tab');
    await expect(tabs).toHaveText([/Predictive AI/, /Generative AI/]);
    const predictive = section.getByRole('tab', { name: 'Predictive AI' });
    const generative = section.getByRole('tab', { name: 'Generative AI' });
    const panel = section.getByRole('tabpanel');

    await expect(predictive).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveCount(1);
    await expect(panel.getByRole('img', { name: useCases.forecast })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(ahead.items.length);
    await expect(panel.getByRole('heading', { name: ahead.items[0]!.title })).toBeVisible();

    await generative.click();
    await expect(generative).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveAccessibleName(/Generative AI/);
    await expect(panel.getByRole('img', { name: useCases.drafts })).toBeVisible();
    await expect(panel.getByRole('heading', { name: drafts.items.at(-1)!.title })).toBeVisible();
    await expect(section.getByText(ahead.items[0]!.title)).toBeHidden();

    await generative.press('ArrowLeft');
    await expect(predictive).toBeFocused();
    await expect(panel.getByRole('heading', { name: ahead.items[0]!.title })).toBeVisible();
    await predictive.press('End');
    await expect(generative).toBeFocused();
    await expect(generative).toHaveAttribute('aria-selected', 'true');
    await generative.press('Tab');
    await expect(panel).toBeFocused();
  });

  test('shows the case studies about agents and automation', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    const expected = shownStudies('agenticAi');
    const section = region(page, caseStudies.title);
    const slides = section.locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(expected.length);
    for (const [position, { title }] of expected.entries()) {
      await expect(slides.nth(position)).toContainText(title);
    }
    await expect(section.getByText(caseStudies.lead(expected))).toBeVisible();
  });

  test('names its prices', async ({ reading }) => {
    const page = await reading('/agentic-ai');
    const section = region(page, pricing.title);
    const { from, to, smallest } = prices['/agentic-ai'];
    for (const amount of [from, to, smallest.price]) {
      await expect(section.getByText(rand(amount)).first()).toBeVisible();
    }
  });

  test('sends its form as an enquiry about agentic AI', async ({ page }) => {
    await open(page, '/agentic-ai');
    const sent = await sendConsultation(page, consultation.title, {
      name: 'Zanele Dube',
      message: 'Matching invoices to orders.',
    });
    expect(sent).toMatchObject({ name: 'Zanele Dube', formType: 'agentic-ai-consultation' });
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('leaves the film still until it is asked for', async ({ page }) => {
      await open(page, '/agentic-ai');
      const process = region(page, oversight.title);
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
      const section = region(page, useCases.title);
      for (const { label, items } of useCases.tabs) {
        for (const text of [label, ...items.map(({ title }) => title)]) {
          await expect(section.getByRole('heading', { name: text })).toBeVisible();
        }
      }
      await expect(section.getByRole('img')).toHaveCount(2);
      await expect(page.locator('video[controls]')).toHaveCount(1);
      await expect(page.locator('main').getByText('Loading...')).toHaveCount(0);
      const form = page.getByRole('form', { name: consultation.title });
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.locator('input[name=formType]')).toHaveValue('agentic-ai-consultation');
    });
  });
});
