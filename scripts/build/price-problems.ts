import type { ServicePrice } from '../../src/content/company/prices.ts';

const FILE = 'src/content/company/prices.ts';

/**
 * Prices that contradict themselves, and amounts with a point, which would be a thousandth of what was meant, a line
 * each.
 *
 * @param source the text of src/content/company/prices.ts
 */
export function priceProblems(
  prices: Readonly<Record<string, ServicePrice>>,
  source: string,
): string[] {
  const pointed = source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/:\s*(\d+\.\d+)(?=\s*[,}])/g)].map(
        ([, amount = '']) =>
          `${FILE}:${index + 1}: ${amount} is ${Number(amount)}: write ${amount.replace('.', '_')}, in whole units`,
      ),
    );
  const contradictory = Object.entries(prices).flatMap(([path, { from, to, smallest, levels }]) => {
    const ranges = [{ level: '', from, to }, ...(levels ?? [])];
    return [
      ...ranges
        .filter((range) => range.from > range.to)
        .map(
          (range) =>
            `${FILE}: ${path}${range.level && `, ${range.level}`}: from ${range.from} is more than to ${range.to}: exchange or correct them`,
        ),
      ...[from, to, smallest.price]
        .filter((amount) => !(Number.isInteger(amount) && amount > 0))
        .map(
          (amount) => `${FILE}: ${path}: ${amount} is no price: write a whole number like 160_000`,
        ),
    ];
  });
  return [...pointed, ...contradictory];
}
