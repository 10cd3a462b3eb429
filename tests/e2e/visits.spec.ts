import type { Page } from 'playwright/test';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { answerChanged, expect, follow, hydrated, test } from './support/test.ts';

/* The measurements that browsers report, and the data that they do not send. */

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const metrics = async (): Promise<string> => (await fetch(`${site.origin}/metrics`)).text();

/** The log entries with this message. */
const logged = (words: string) => site.log().filter(({ msg }) => msg === words);

const isCounter = (url: string) => url.includes('/assets/measure-');

/** Opens a page and waits until it measures. */
async function openCounted(page: Page, path: string): Promise<void> {
  const counter = page.waitForResponse((response) => isCounter(response.url()));
  await page.goto(site.origin + path);
  await (await counter).finished();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('counted').length))
    .toBe(1);
}

const leave = (page: Page) => page.goto('about:blank');

test('reports views, times and steps of the form at the end of a visit', async ({ page }) => {
  await openCounted(page, '/contact');
  await page.locator('form').scrollIntoViewIfNeeded();
  await page.getByLabel('Full Name').pressSequentially('Th');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText(/Please correct:/)).toBeVisible();
  await follow(page, 'Insights');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights & Articles');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await metrics()).not.toMatch(/^page_views_total\{route="contact".* [1-9]/m);
  await leave(page);
  const lines = [
    /^page_views_total\{route="contact",navigation="load",source="direct"\} 1$/m,
    /^page_views_total\{route="insights",navigation="soft",source="direct"\} 1$/m,
    /^enquiry_steps_total\{step="seen",route="contact",source="direct"\} 1$/m,
    /^enquiry_steps_total\{step="begun",route="contact",source="direct"\} 1$/m,
    /^enquiry_steps_total\{step="refused",route="contact",source="direct"\} 1$/m,
    /^page_scripts_total\{route="contact",arrival="(in-time|late)"\} 1$/m,
    ...['lcp_seconds', 'cls', 'ttfb_seconds', 'fcp_seconds', 'inp_seconds'].map(
      (name) =>
        new RegExp(
          `^web_vitals_${name}_count\\{route="contact",navigation="load",device="other"\\} 1$`,
          'm',
        ),
    ),
  ];
  for (const line of lines) await expect.poll(metrics).toMatch(line);
});

test('counts a visit that is left early, by its campaign', async ({ page }) => {
  await page.goto(`${site.origin}/?utm_source=newsletter`, { waitUntil: 'commit' });
  await hydrated(page);
  await leave(page);
  await expect
    .poll(metrics)
    .toMatch(/^page_views_total\{route="home",navigation="load",source="campaign"\} 1$/m);
});

test.describe('logs', () => {
  test.use({ allowedMessages: ['Minified React error', 'violates the following'] });

  test('violations of the policy without entered values', async ({ page }) => {
    await openCounted(page, '/contact');
    await page.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'https://elsewhere.example/x.png?name=Thandi+Mokoena';
      document.body.append(image);
    });
    const violation = { directive: 'img-src', blocked: 'https://elsewhere.example' };
    await expect
      .poll(() => logged('policy report'))
      .toEqual([expect.objectContaining({ ...violation, route: 'contact' })]);
    expect(await metrics()).toContain('policy_reports_total{directive="img-src"} 1');
    expect(site.output()).not.toMatch(/thandi|mokoena/i);
  });

  test('a failed hydration with its position in the assets', async ({ page }) => {
    await answerChanged(page, '/thank-you', (html) => html.replace('<h1', '<h2>Another</h2><h1'));
    await openCounted(page, '/thank-you');
    await leave(page);
    await expect
      .poll(() => logged('browser error').filter(({ kind }) => kind === 'recoverable'))
      .toEqual([
        expect.objectContaining({
          route: 'thank-you',
          release: expect.stringMatching(/^[\w-]{8}$/),
          message: expect.stringContaining('Minified React error'),
          frames: expect.arrayContaining([
            expect.stringMatching(/^\/assets\/[\w.-]+\.js:\d+:\d+$/),
          ]),
        }),
      ]);
  });
});
