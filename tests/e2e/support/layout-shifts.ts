import type { Page } from './test.ts';

interface Shift {
  value: number;
  moved: string[];
}

/** Records every layout shift from the first paint on, also after input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName}.${element?.className.toString()}`;
          return `${name} ${rect(previousRect)} → ${rect(currentRect)}`;
        });
        shifts.push({ value, moved });
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

/** What late typefaces may move in all: letters within their lines, rarely a line (decision 038). */
const OF_LATE_TYPEFACES = 0.01;

/** The shifts of a new document up to its last typeface; none if they are no more than typefaces may cause. */
export async function takeShiftsOfLoad(page: Page): Promise<Shift[]> {
  await page.evaluate(() => document.fonts.ready);
  const shifts = await takeShifts(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return total > OF_LATE_TYPEFACES ? shifts : [];
}
