import type { Browser, CDPSession } from 'playwright';
import { openPage } from '../tests/setup/browser.ts';
import { paths } from '../src/paths.ts';
import { median } from './statistics.ts';

/** A phone of half the speed that Lighthouse assumes. */
const SLOWDOWN = 8;
/** Each run taps so much later than the one before, in ms. */
const STEP_MS = 200;
export const PHONE = { width: 412, height: 823 };
/** Duration of a tap, in ms. With 0 the time while the finger rests would count as delay. */
const FINGER_RESTS_MS = 80;

const targets = {
  menu: 'header button[popovertarget]',
  tab: '[role=tab][aria-selected=false]',
  form: 'form input[name=name]',
};

interface EarlyTap {
  path: string;
  target: keyof typeof targets;
}

const earlyTaps: readonly EarlyTap[] = [
  { path: paths.home, target: 'menu' },
  { path: paths.contact, target: 'form' },
  ...[paths.agenticAi, paths.aiChat].flatMap((path) =>
    (['menu', 'tab', 'form'] as const).map((target) => ({ path, target })),
  ),
];

/** Touches a point of the screen. By position: finding an element takes processor time of the page. */
export async function tap(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, FINGER_RESTS_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Times {
  /** The longest event of the tap until its next paint, in ms, as browsers report INP (to 8 ms). */
  paint: number;
  /** From the lifted finger until menu or panel is open or the field has the focus, in ms. */
  answer: number;
}

/**
 * Taps on pages that still load, each time on a first visit.
 *
 * @param say gets the lines of a table
 * @throws if a tap has no effect within 30 s
 */
export async function compareEarlyTaps(
  browser: Browser,
  origin: string,
  runs: number,
  say: (line: string) => void,
): Promise<void> {
  const last = (runs - 1) * STEP_MS;
  say(
    `\nA tap up to ${last} ms after the first paint, ${SLOWDOWN} times slower, on a phone, in ms:\n`,
  );
  say('| page | tap | next paint, median | worst | answer, median | worst |');
  say('| --- | --- | ---: | ---: | ---: | ---: |');
  for (const early of earlyTaps) {
    const times: Times[] = [];
    for (let run = 0; run < runs; run += 1)
      times.push(await timeEarlyTap(browser, origin, early, run * STEP_MS));
    const columns = [times.map(({ paint }) => paint), times.map(({ answer }) => answer)];
    const cells = columns.flatMap((column) => [median(column), Math.max(...column)]);
    say(`| ${[early.path, early.target, ...cells].join(' | ')} |`);
  }
}

/** @param waitMs from the first paint with the target in the document to the tap, in ms */
async function timeEarlyTap(
  browser: Browser,
  origin: string,
  { path, target }: EarlyTap,
  waitMs: number,
): Promise<Times> {
  const page = await openPage(browser, origin, { viewport: PHONE, hasTouch: true });
  await page.addInitScript(watchTap);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const painted = firstPaint(session);
  await page.goto(origin + path, { waitUntil: target === 'menu' ? 'commit' : 'domcontentloaded' });
  await painted;
  await page.waitForTimeout(waitMs);
  await tap(session, await page.evaluate(centreInView, targets[target]));
  await page.waitForFunction(() => window.tap.answeredAt > 0);
  await page.waitForTimeout(1_000);
  const { durations, liftedAt, answeredAt } = await page.evaluate(() => window.tap);
  await page.close();
  return { paint: Math.max(16, ...durations), answer: Math.round(answeredAt - liftedAt) };
}

/**
 * For `evaluate`: brings an element into the middle of the screen; a section that comes into view moves in its first
 * frames. Cheaper for the page than a locator.
 */
async function centreInView(selector: string): Promise<{ x: number; y: number }> {
  const element = document.querySelector(selector)!;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

async function firstPaint(session: CDPSession): Promise<void> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await new Promise<void>((resolve) =>
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    }),
  );
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
