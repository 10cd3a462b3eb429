/**
 * `npm run interactions`: the time from a tap to the next paint and to its effect, on pages that still load and on loaded
 * ones, each time on a first visit. Writes bench/interactions.md. Compare only results of the same machine.
 */
import { writeFileSync } from 'node:fs';
import type { CDPSession } from 'playwright';
import { launchBrowser, openPage } from '../tests/setup/browser.ts';
import { startSite } from '../tests/support/start-site.ts';
import { paths } from '../src/paths.ts';
import { median } from './median.ts';

/** A phone of half the speed that Lighthouse assumes. */
const SLOWDOWN = 8;
const PHONE = { width: 412, height: 823 };
/** Duration of a tap, in ms. With 0 the time while the finger rests would count as delay. */
const FINGER_RESTS_MS = 80;

/** From the first paint to each tap, in ms. */
const waits = { loading: [0, 200, 400, 600, 800], loaded: [5_000, 5_000, 5_000, 5_000, 5_000] };

const targets = {
  menu: 'header button[popovertarget]',
  tab: '[role=tab][aria-selected=false]',
  form: 'form input[name=name]',
};

const taps: readonly { path: string; target: keyof typeof targets }[] = [
  { path: paths.home, target: 'menu' },
  { path: paths.contact, target: 'form' },
  ...[paths.agenticAi, paths.aiChat].flatMap((path) =>
    (['menu', 'tab', 'form'] as const).map((target) => ({ path, target })),
  ),
];

const site = await startSite();
const browser = await launchBrowser();
const lines = [
  '| page | tap | the page is | next paint, median | worst | answer, median | worst |',
  '| --- | --- | --- | ---: | ---: | ---: | ---: |',
];
try {
  for (const { path, target } of taps)
    for (const [state, waitsMs] of Object.entries(waits)) {
      const times = [];
      for (const waitMs of waitsMs) times.push(await timeTap(path, targets[target], waitMs));
      const columns = [times.map(({ paint }) => paint), times.map(({ answer }) => answer)];
      const cells = columns.flatMap((column) => [median(column), Math.max(...column)]);
      lines.push(`| ${[path, target, state, ...cells].join(' | ')} |`);
      console.log(lines.at(-1));
    }
} finally {
  await browser.close();
  await site.stop();
}
writeFileSync(
  'bench/interactions.md',
  `# Results of \`npm run interactions\`

Taps on a phone, ${SLOWDOWN} times slower, in ms: five up to 0.8 s after the first paint of a page, five on loaded pages.
"Next paint" is what browsers report as INP, "answer" the time until menu or panel is open or the field has the focus.

${lines.join('\n')}
`,
);

interface Times {
  /** The longest event of the tap until its next paint, in ms, as browsers report INP (to 8 ms). */
  paint: number;
  /** From the lifted finger until menu or panel is open or the field has the focus, in ms. */
  answer: number;
}

/** @throws if the tap has no effect within 30 s */
async function timeTap(path: string, selector: string, waitMs: number): Promise<Times> {
  const page = await openPage(browser, site.origin, { viewport: PHONE, hasTouch: true });
  await page.addInitScript(watchTap);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  await tap(session, await page.evaluate(centreInView, { selector, waitMs }));
  await page.waitForFunction(() => window.tap.answeredAt > 0);
  await page.waitForTimeout(1_000);
  const { durations, liftedAt, answeredAt } = await page.evaluate(() => window.tap);
  await page.close();
  // Nothing is reported below 16 ms.
  return { paint: Math.max(16, ...durations), answer: Math.round(answeredAt - liftedAt) };
}

/** Touches a point of the screen. By position: finding an element takes processor time of the page. */
async function tap(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, FINGER_RESTS_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * For `evaluate`: waits after the first paint, then brings an element into the middle of the screen; a section that comes
 * into view moves in its first frames. Cheaper for the page than a locator.
 */
async function centreInView({ selector, waitMs }: { selector: string; waitMs: number }) {
  await new Promise((painted) =>
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }),
  );
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const frame = () => new Promise(requestAnimationFrame);
  let element: Element | null;
  while (!(element = document.querySelector(selector))) await frame();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frames = 0; frames < 2; frames += 1) await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** For `addInitScript`: notes the events of a tap and when a menu opens, a tab is chosen or a field has the focus. */
function watchTap(): void {
  window.tap = { durations: [], liftedAt: 0, answeredAt: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tap.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  addEventListener('touchend', ({ timeStamp }) => (window.tap.liftedAt = timeStamp), true);
  const answer = () => (window.tap.answeredAt ||= performance.now());
  addEventListener('toggle', answer, true);
  addEventListener('focusin', ({ target }) => target instanceof HTMLInputElement && answer());
  new MutationObserver(() => window.tap.liftedAt > 0 && answer()).observe(document, {
    attributeFilter: ['aria-selected'],
    subtree: true,
  });
}

declare global {
  interface Window {
    tap: { durations: number[]; liftedAt: number; answeredAt: number };
  }
}
