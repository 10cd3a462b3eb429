/** A stretch of a project: how many weeks, and whether our own mistake was what they went into. */
interface Phase {
  weeks: number;
  rework?: boolean | undefined;
}

/** The weeks of all phases together. */
export const totalWeeks = (phases: readonly Phase[]): number =>
  phases.reduce((total, { weeks }) => total + weeks, 0);

/** The weeks that went into putting a mistake of ours right. */
export const reworkWeeks = (phases: readonly Phase[]): number =>
  totalWeeks(phases.filter(({ rework }) => rework));

/** Whole weeks as the nearest number of months. */
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
