/**
 * `npm run interactions`: the time from an interaction to the next paint on a phone with a four times slower
 * processor, from a tap on a page that still loads on one eight times slower, from a click on a hovered link to the
 * next page, and until a page is hydrated. Writes bench/interactions.md. Compare only results of the same machine.
 */
import { writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { launchBrowser, openPage } from '../tests/setup/browser.ts';
import { startSite } from '../tests/support/start-site.ts';
import { isHydrated } from '../tests/support/is-hydrated.ts';
import { services } from '../src/content/navigation/services.ts';
import { paths } from '../src/paths.ts';
import { compareEarlyTaps, PHONE, tap } from './early-taps.ts';
import { median } from './statistics.ts';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** Time for loading the page's parts, or the hovered page, in ms. */
const SETTLING_MS = 1_000;
const LAPTOP = { width: 1440, height: 900 };

/** Interactions, each with its page and its target. */
const interactions: {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  keys?: string;
}[] = [
  {
    name: 'menu, opened',
    path: paths.home,
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
  },
  {
    name: 'tab, changed',
    path: paths.aiChat,
    target: (page) => page.getByRole('tab', { name: 'Easy Setup' }),
  },
  {
    name: 'carousel, moved on',
    path: paths.aiChat,
    target: (page) => page.getByRole('button', { name: 'Next case study' }),
  },
  {
    name: 'form, typed into',
    path: paths.contact,
    target: (page) => page.getByLabel('Tell us about your project'),
    keys: 'Forty',
  },
  {
    name: 'form, sent with mistakes',
    path: paths.contact,
    target: (page) => page.locator('form button[type=submit]'),
  },
];

const targets = [
  paths.caseStudies,
  paths.insights,
  paths.contact,
  ...services.map(({ path }) => path),
];

/** Pages with every kind of part. */
const heaviest = [paths.home, paths.agileTeams, paths.aiChat, paths.contact];

const site = await startSite();
const browser = await launchBrowser();
const lines: string[] = [];
const say = (line: string) => {
  lines.push(line);
  console.log(line);
};
try {
  say(`Interaction to next paint, ${CPU_SLOWDOWN} times slower, on a phone, in ms:\n`);
  say('| interaction | median | worst |\n| --- | ---: | ---: |');
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeInteraction(interaction));
    say(`| ${interaction.name} | ${median(times)} | ${Math.max(...times)} |`);
  }
  await compareEarlyTaps(browser, site.origin, RUNS, say);
  say('\nFrom a click on a hovered link to the frame with the next page, on a laptop, in ms:\n');
  say('| page | median | worst |\n| --- | ---: | ---: |');
  for (const target of targets) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeNavigation(target));
    say(`| ${target} | ${median(times)} | ${Math.max(...times)} |`);
  }
  say('\nFrom `load` until everything on the page works, unscrolled, on a laptop, in ms:\n');
  say('| page | median | worst |\n| --- | ---: | ---: |');
  for (const path of heaviest) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeHydration(path));
    say(`| ${path} | ${median(times)} | ${Math.max(...times)} |`);
  }
} finally {
  await browser.close();
  await site.stop();
}
writeFileSync(
  'bench/interactions.md',
  `# Results of \`npm run interactions\`\n\nMedian and worst of ${RUNS} runs.\n\n${lines.join('\n')}\n`,
);

async function visit(path: string, viewport: typeof PHONE): Promise<Page> {
  const page = await openPage(browser, site.origin, { viewport, hasTouch: viewport === PHONE });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  return page;
}

/** The longest event of the interaction, as the browser reports it (to 8 ms). */
async function timeInteraction({ path, target, keys }: (typeof interactions)[number]) {
  const page = await visit(path, PHONE);
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLING_MS);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${path} doesn't show the target`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(() => {
    const seen = (window.interactions = [] as number[]);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  if (keys) {
    await element.focus();
    await page.keyboard.type(keys, { delay: 300 });
  } else {
    await tap(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  await page.waitForTimeout(1_000);
  const durations = await page.evaluate(() => window.interactions);
  await page.close();
  return Math.max(16, ...durations); // nothing is reported below 16 ms
}

async function timeNavigation(target: string): Promise<number> {
  const page = await visit(paths.home, LAPTOP);
  const link = page.getByRole('contentinfo').locator(`a[href="${target}"]`);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(SETTLING_MS);
  const time = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1');
        let clickedAt = Number.NaN;
        element.addEventListener('click', () => (clickedAt = performance.now()), { capture: true });
        const observer = new MutationObserver(() => {
          if (heading?.isConnected) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        (element as HTMLElement).click();
      }),
  );
  await page.close();
  return Math.round(time);
}

/** The time until React has hydrated every button and form, polled every 10 ms. */
async function timeHydration(path: string): Promise<number> {
  const page = await openPage(browser, site.origin, { viewport: LAPTOP });
  await page.goto(site.origin + path, { waitUntil: 'load' });
  await page.waitForFunction(isHydrated, undefined, { polling: 10 });
  const time = await page.evaluate(() => {
    const [document_] = performance.getEntriesByType('navigation');
    return performance.now() - (document_ as PerformanceNavigationTiming).loadEventEnd;
  });
  await page.close();
  return Math.round(time);
}

declare global {
  interface Window {
    interactions: number[];
  }
}
