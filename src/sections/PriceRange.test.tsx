import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hydrate } from '../../tests/support/hydrate.tsx';
import { money } from '../content/words/number-words.ts';
import { country } from '../content/company/country.ts';
import { priceBand, projectRate, reviewSample, withTax } from '../content/company/prices.ts';
import type { ServicePrice } from '../content/records/price-schema.ts';
import { PriceRange } from './PriceRange.tsx';

const price = (per: ServicePrice['per']): ServicePrice => ({
  ...{ from: 90_000, to: 4_000_000, per, movedBy: ['the systems', 'the users'] },
  smallest: { name: 'One team', price: 270_000 },
});
const project = price('project');

it.each(['project', 'person and month'] as const)(
  'per %s: shows the range of prices, also with tax, what changes the price, and links to the terms',
  async (per) => {
    const page = await hydrate(<PriceRange price={price(per)} title="What it costs" />);
    const { to, smallest, movedBy } = price(per);
    const amounts = [to, smallest.price].flatMap((amount) => [amount, withTax(amount)]);
    const tax = `without ${country.salesTax}`;
    for (const text of [...amounts.map(money), smallest.name, ...movedBy, tax])
      expect(page.textContent).toContain(text);
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/contact#before-you-sign', '/book-consultation#questions']);
  },
);

it('shows nothing for a service without prices', () => {
  expect(renderToString(<PriceRange price={undefined} title="What it costs" />)).toBe('');
});

it.runIf(projectRate)(
  'links studies as examples of the typical and the largest price',
  async () => {
    const page = await hydrate(
      <PriceRange
        price={project}
        title="What it costs"
        studies={{
          typical: { slug: 'wide', title: 'Wide', effort: 100 },
          largest: { slug: 'high', title: 'High', effort: 300 },
        }}
      />,
    );
    expect(page.textContent).toContain(
      `${money(priceBand(100)!.from)} to ${money(priceBand(100)!.to)}`,
    );
    const links = [...page.querySelectorAll('.prices a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/case-studies/wide', '/case-studies/high']);
  },
);

it.runIf(reviewSample)('links the sample of a process review where one comes first', async () => {
  const page = await hydrate(<PriceRange price={project} title="What it costs" beginsWithReview />);
  const link = page.querySelector('a[type="application/pdf"]');
  expect(link?.getAttribute('href')).toBe(reviewSample!.href);
});
