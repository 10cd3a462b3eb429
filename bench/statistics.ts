/**
 * @param share of the values that are at most as large as the result, from 0 to 1
 * @returns NaN without any values
 */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** @returns the middle one of the values, the upper of two; NaN without any */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
