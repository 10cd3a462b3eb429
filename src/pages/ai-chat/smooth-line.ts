/**
 * A smooth SVG path near equally spaced values: a quadratic B-spline, which stays within them, written with
 * `t` commands. The first value is at `x`, each further one at a distance of `step`.
 *
 * @param values y of three values or more, rounded to integers
 * @returns the path data from the first value to the last
 */
export function smoothLine({ x, step }: { x: number; step: number }, values: number[]): string {
  const y = values.map(Math.round);
  const [first = 0, second = 0] = y;
  const halfOf = (difference: number) => difference / 2;
  const half = `${step / 2} ${halfOf(second - first)}`;
  const turns = y.slice(2).map((next, position) => `${step} ${halfOf(next - (y[position] ?? 0))}`);
  const end = `${step / 2} ${halfOf((y.at(-1) ?? 0) - (y.at(-2) ?? 0))}`;
  return `M${x} ${first}l${half}q${half} ${turns.join('t')}l${end}`.replaceAll(' -', '-');
}
