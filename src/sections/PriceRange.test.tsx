import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hydrate } from '../../tests/support/hydrate.tsx';
import { withoutTax } from '../content/company/country.ts';
import { quotes } from '../content/company/price-quotes.ts';
import type { ServicePrices } from '../content/selections/service-prices.ts';
import { PriceRange } from './PriceRange.tsx';

const amount = (text: string) => ({ net: text, gross: `${text} taxed` });
const price = (per: ServicePrices['per']): ServicePrices => ({
  ...{ per, from: amount('90'), to: amount('4 000'), priceFactors: ['the systems', 'the users'] },
  ...{ smallest: { name: 'One team', price: amount('270') }, levels: [] },
});
const project = price('project');

it.each(['project', 'person and month'] as const)(
  'per %s: shows the range of prices, also with tax, what changes the price, and links to the terms',
  async (per) => {
    const page = await hydrate(<PriceRange price={price(per)} title="What it costs" />);
    for (const text of [
      '4 000',
      '4 000 taxed',
      '270',
      '270 taxed',
      'One team',
      'the users',
      withoutTax,
    ])
      expect(page.textContent).toContain(text);
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/contact#before-you-sign', '/book-consultation#questions']);
  },
);

it('names the smallest engagement below the range if its price is the same, and a typical one', async () => {
  const seat = price('person and month');
  const typical = { name: 'Two teams', from: amount('540'), to: amount('690') };
  const smallest = { name: 'No minimum', price: seat.from };
  const page = await hydrate(
    <PriceRange price={{ ...seat, smallest, typical }} title="What it costs" />,
  );
  const labels = [...page.querySelectorAll('dt')].map((label) => label.textContent);
  expect(labels).toEqual([
    `One person costs, per month,${withoutTax}`,
    `A typical engagement,${withoutTax}`,
    'What moves the price',
  ]);
  for (const text of ['No minimum.', '540 to 690', 'Two teams.'])
    expect(page.textContent).toContain(text);
});

it('shows nothing for a service without prices', () => {
  expect(renderToString(<PriceRange price={null} title="What it costs" />)).toBe('');
});

it('shows one price, not a range, where the smallest project costs what the largest does', async () => {
  const only = { ...project, from: amount('270'), to: amount('270') };
  const page = await hydrate(<PriceRange price={only} title="What it costs" />);
  const labels = [...page.querySelectorAll('dt')].map((label) => label.textContent);
  expect(labels).toEqual([`The price,${withoutTax}`, 'What moves the price']);
});

it('links studies as examples of the typical and the largest price', async () => {
  const examples: ServicePrices = {
    ...project,
    typical: { study: { slug: 'wide', title: 'Wide' }, from: amount('2 200'), to: amount('2 800') },
    largest: { slug: 'high', title: 'High' },
  };
  const page = await hydrate(<PriceRange price={examples} title="What it costs" />);
  expect(page.textContent).toContain('2 200 to 2 800');
  const links = [...page.querySelectorAll('.prices a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/case-studies/wide', '/case-studies/high']);
});

it.runIf(quotes.exampleReport)(
  'links the example report of a process review where one comes first',
  async () => {
    const page = await hydrate(
      <PriceRange price={project} title="What it costs" beginsWithReview />,
    );
    const link = page.querySelector('a[type="application/pdf"]');
    expect(link?.getAttribute('href')).toBe(quotes.exampleReport!.href);
  },
);
