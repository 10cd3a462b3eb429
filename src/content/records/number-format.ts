/** How a language writes numbers, with Latin digits. */
export interface NumberFormat {
  before: string;
  /** A pattern of the places between groups of digits. */
  groupEnds: string;
  groupSeparator: string;
  /** The smallest number that has groups. */
  leastGrouped: number;
  decimalSeparator: string;
  after: string;
}

function formatOf(language: string, options?: Intl.NumberFormatOptions): NumberFormat {
  const intl = new Intl.NumberFormat(language, { numberingSystem: 'latn', ...options });
  const partsOf = (value: number) => intl.formatToParts(value);
  const parts = partsOf(1_234_567_890.5);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const digits = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const last = digits.at(-1)!;
  const isNumber = ({ type }: Intl.NumberFormatPart) =>
    ['integer', 'group', 'decimal', 'fraction'].includes(type);
  const join = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  return {
    before: join(parts.slice(0, parts.findIndex(isNumber))),
    groupEnds: `\\B(?=(?:\\d{${digits.at(-2) ?? last}})*\\d{${last}}$)`,
    groupSeparator: textOf('group'),
    leastGrouped: partsOf(1000).some(({ type }) => type === 'group') ? 1000 : 10_000,
    decimalSeparator: textOf('decimal'),
    after: join(parts.slice(parts.findLastIndex(isNumber) + 1)),
  };
}

/**
 * How a country writes numbers, and amounts of its currency in whole units. Found out when the content is compiled,
 * because a process's first `Intl.NumberFormat` takes 30 ms, in a phone's browser 200.
 */
export const numberFormats = (language: string, currency: string) => ({
  numbers: formatOf(language),
  amounts: formatOf(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }),
});

/** Writes numbers in a format. */
export function writerOf(format: NumberFormat) {
  const groupEnds = new RegExp(format.groupEnds, 'g');
  return (value: number): string => {
    const [whole = '', fraction] = String(value).split('.');
    const grouped =
      value < format.leastGrouped ? whole : whole.replace(groupEnds, format.groupSeparator);
    const decimals = fraction ? format.decimalSeparator + fraction : '';
    return format.before + grouped + decimals + format.after;
  };
}
