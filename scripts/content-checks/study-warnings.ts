import type { CaseStudy } from '../../src/content/records/case-study-schema.ts';

type Told = Pick<CaseStudy, 'slug'> & {
  results: readonly Pick<CaseStudy['results'][number], 'value' | 'before' | 'after'>[];
};

/** A line for each result like "−50%" that its values before and after contradict by more than rounding. */
export const contradictedResults = (studies: readonly Told[]): string[] =>
  studies.flatMap(({ slug, results }) =>
    results.flatMap(({ value, before, after }, at) => {
      const [, sign, share] = /^([+−-])(\d+(?:\.\d+)?)\s?%$/.exec(value) ?? [];
      const [from, to] = [before, after].map(counted);
      if (!share || !from || !to || from.amount === 0 || from.unit !== to.unit) return [];
      const change = (to.amount / from.amount - 1) * 100;
      if (Math.abs(change - Number(`${sign === '+' ? '' : '-'}${share}`)) <= 1) return [];
      return `content/case-studies/${slug}.yaml: results.${at}.value: ${value} is not the change from "${before}" to "${after}": correct one of them`;
    }),
  );

/** A number and its unit, before a comma; nothing for words, or for a number whose comma may be a decimal one. */
function counted(text: string): { amount: number; unit: string } | undefined {
  const [, currency = '', digits, unit] =
    /^([^\d\s]*)\s?(\d+(?:\s\d{3})*(?:\.\d+)?)(?!,?\d)([^,\d]*)(?:,\s.*)?$/.exec(text) ?? [];
  return digits
    ? { amount: Number(digits.replaceAll(/\s/g, '')), unit: `${currency}${unit}`.trim() }
    : undefined;
}
