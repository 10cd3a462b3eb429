import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { hydrate } from '../../tests/support/hydrate.tsx';
import { money } from '../content/words/number-words.ts';
import { country } from '../content/company/country.ts';
import { prices, withTax } from '../content/company/prices.ts';
import { PriceRange } from './PriceRange.tsx';

const price = vi.hoisted(() => (per: string) => ({
  ...{ from: 90_000, to: 4_000_000, per, movedBy: ['the systems', 'the users'] },
  smallest: { name: 'One team', price: 270_000 },
}));

vi.mock('../content/compiled/prices.json', () => ({
  default: {
    projectRate: { from: 20_000, to: 30_000 },
    reviewSample: { href: '/documents/report.pdf', label: 'A report' },
    services: { '/web-apps': price('project'), '/agile-teams': price('person and month') },
  },
}));

it.each(['/web-apps', '/agile-teams'])(
  '%s: shows the smallest and the largest project, or a person’s range, with tax too, what moves the price, and where the terms are',
  async (service) => {
    const page = await hydrate(<PriceRange service={service} title="What it costs" />);
    const { to, smallest, movedBy } = prices[service]!;
    const amounts = [to, smallest.price].flatMap((amount) => [amount, withTax(amount)]);
    const tax = `without ${country.salesTax}`;
    for (const text of [...amounts.map(money), smallest.name, ...movedBy, tax])
      expect(page.textContent).toContain(text);
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/contact#before-you-sign', '/book-consultation#questions']);
  },
);

it('shows nothing of a service without prices', () => {
  expect(renderToString(<PriceRange service="/shopify" title="What it costs" />)).toBe('');
});

it('links studies as examples of the typical and the largest price', async () => {
  const page = await hydrate(
    <PriceRange
      service="/web-apps"
      title="What it costs"
      studies={{
        typical: { slug: 'wide', title: 'Wide', effort: 100 },
        largest: { slug: 'high', title: 'High', effort: 300 },
      }}
    />,
  );
  expect(page.textContent).toContain(`${money(2_000_000)} to ${money(3_000_000)}`);
  const links = [...page.querySelectorAll('.prices a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/case-studies/wide', '/case-studies/high']);
});

it('links the sample of a process review where one comes first', async () => {
  const page = await hydrate(
    <PriceRange service="/web-apps" title="What it costs" beginsWithReview />,
  );
  const link = page.querySelector('a[type="application/pdf"]');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([
    '/documents/report.pdf',
    'A report',
  ]);
});
