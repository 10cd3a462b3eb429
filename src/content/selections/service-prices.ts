import { priceBand, prices, withTax } from '../company/prices.ts';
import type { CaseStudy } from '../model/case-study-schema.ts';
import type { ServicePrice } from '../model/price-schema.ts';
import { money } from '../words/numbers.ts';

/** An amount as text, without sales tax and with it. */
export interface Amount {
  net: string;
  gross: string;
}

interface Range<T> {
  from: T;
  to: T;
}

type StudyReference = Pick<CaseStudy, 'slug' | 'title'>;

/** The prices of a service as texts, and studies whose prices are examples. */
export interface ServicePrices extends Range<Amount>, Pick<ServicePrice, 'per' | 'priceFactors'> {
  smallest: { name: string; price: Amount };
  levels: ({ level: string } & Range<string>)[];
  /** The study in the middle by effort, or an example. */
  typical?:
    (Range<Amount> & { study: StudyReference }) | { from: Amount; to?: Amount; name: string };
  largest?: StudyReference;
}

const amountOf = (amount: number): Amount => ({
  net: money(amount),
  gross: money(withTax(amount)),
});

const rangeOf = <T>({ from, to }: Range<number>, write: (amount: number) => T): Range<T> => ({
  from: write(from),
  to: write(to),
});

const exampleOf = ({ name, from, to }: NonNullable<ServicePrice['typical']>) => ({
  name,
  from: amountOf(from),
  ...(to !== undefined && { to: amountOf(to) }),
});

const referenceTo = ({ slug, title }: StudyReference): StudyReference => ({ slug, title });

/**
 * The prices of a service or a Markdown page; null without any.
 *
 * @param key in content/prices.yaml
 * @param studies all of them; the service's own are examples, if there is a rate that prices their effort: the largest
 *   one and, of several, the one in the middle by effort
 */
export function servicePricesOf(
  key: string,
  studies: readonly CaseStudy[] = [],
  price: ServicePrice | undefined = prices[key],
): ServicePrices | null {
  if (!price) return null;
  const own = studies
    .filter(({ service }) => service === key)
    .toSorted((one, other) => one.effort - other.effort);
  const largest = own.at(-1);
  const typical = own.length > 1 ? own[Math.floor((own.length - 1) / 2)] : undefined;
  const band = typical && priceBand(typical.effort);
  const { per, priceFactors, smallest, levels = [] } = price;
  return {
    per,
    priceFactors,
    ...rangeOf(price, amountOf),
    smallest: { name: smallest.name, price: amountOf(smallest.price) },
    levels: levels.map(({ level, ...range }) => ({ level, ...rangeOf(range, money) })),
    ...(band
      ? { typical: { study: referenceTo(typical), ...rangeOf(band, amountOf) } }
      : price.typical && { typical: exampleOf(price.typical) }),
    ...(largest && priceBand(largest.effort) && { largest: referenceTo(largest) }),
  };
}
