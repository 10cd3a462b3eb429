const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/**
 * A date as content files write it (`March 4, 2026`) as `2026-03-04`, for `<time datetime>`,
 * structured data and sorting; undefined for a day that no calendar has.
 */
export function isoDate(text: string): string | undefined {
  const [, name = '', day = '', year = ''] = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  if (month === 0 || date.getUTCMonth() !== month - 1) return undefined;
  return date.toISOString().slice(0, 10);
}
