/** A phase of a project: its weeks, and whether they are rework of our own mistake. */
interface Phase {
  weeks: number;
  rework?: boolean | undefined;
}

/** The sum of all phases' weeks. */
export const totalWeeks = (phases: readonly Phase[]): number =>
  phases.reduce((total, { weeks }) => total + weeks, 0);

/** The weeks of rework. */
export const reworkWeeks = (phases: readonly Phase[]): number =>
  totalWeeks(phases.filter(({ rework }) => rework));

/** Weeks rounded to months. */
export const inMonths = (weeks: number): number => Math.round((weeks * 12) / 52);

/** Each phase with its first and last week, counted from 1. */
export function withWeeks<P extends Phase>(
  phases: readonly P[],
): (P & { from: number; to: number })[] {
  let to = 0;
  return phases.map((phase) => {
    const from = to + 1;
    to += phase.weeks;
    return { ...phase, from, to };
  });
}

/** Whether the work goes on, by the timeline of a study: `5 months so far`. */
export const isOngoing = ({ timeline }: { timeline: string }): boolean =>
  timeline.endsWith(' so far');
