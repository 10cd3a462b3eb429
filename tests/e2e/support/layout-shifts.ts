import type { Page } from './test.ts';

interface Shift {
  value: number;
  moved: (string | undefined)[];
}

/** Records every layout shift from the first paint on, also after input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const elements = sources.map(({ node }) =>
          node instanceof Element ? node : node?.parentElement,
        );
        shifts.push({ value, moved: elements.map((it) => it?.outerHTML.slice(0, 140)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts since the last call. */
export const takeShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as unknown as { shifts: Shift[] }).shifts.splice(0);
  });

/**
 * What late typefaces may move in all: letters within their lines, rarely a line (decision 038). A line of an owner's
 * summary moves the picture beside it by half of it: 0.011 to 0.013 on a study.
 */
const OF_LATE_TYPEFACES = 0.015;

/** The shifts of a new document up to its last typeface; none if they are no more than typefaces may cause. */
export async function takeShiftsOfLoad(page: Page): Promise<Shift[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // They are drawn in the frame after, and its shifts reported with the next.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  const shifts = await takeShifts(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return total > OF_LATE_TYPEFACES ? shifts : [];
}
