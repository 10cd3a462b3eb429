import { expect, it } from 'vitest';
import { hydrate } from '../../tests/support/hydrate.tsx';
import { rand } from '../content/words/number-words.ts';
import { prices, type PricedPath } from '../content/company/prices.ts';
import { PriceRange } from './PriceRange.tsx';

it.each(Object.keys(prices) as PricedPath[])(
  '%s: shows the range, the smallest project and the factors of the price',
  async (service) => {
    const { textContent } = await hydrate(<PriceRange service={service} title="What it costs" />);
    const { from, to, smallest, movedBy } = prices[service];
    for (const text of [rand(from), rand(to), rand(smallest.price), smallest.name, ...movedBy]) {
      expect(textContent).toContain(text);
    }
  },
);
