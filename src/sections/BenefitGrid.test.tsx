import { expect, it } from 'vitest';
import { button, hydrate, press } from '../../tests/support/hydrate.tsx';
import { BenefitGrid } from './BenefitGrid.tsx';

const items = ['One', 'Two', 'Three'].map((title) => ({ title, description: `${title} is good.` }));

it('shows as many as it is told to', async () => {
  const container = await hydrate(<BenefitGrid items={items} shown={2} />);
  expect(container.querySelectorAll('li')).toHaveLength(2);
  expect(container.querySelector('button')).toBeNull();
});

it('highlights the clicked card, one at a time', async () => {
  const container = await hydrate(<BenefitGrid items={items} shown={3} selectable />);
  const selected = () => container.querySelector('[data-selected="true"] h3')?.textContent;
  await press('Two');
  expect(selected()).toBe('Two');
  expect(button('Two').getAttribute('aria-pressed')).toBe('true');
  await press('Three');
  expect(selected()).toBe('Three');
  expect(button('Two').getAttribute('aria-pressed')).toBe('false');
});
