import { expect, it } from 'vitest';
import { hydrate, press } from '../../../tests/support/hydrate.tsx';
import { benefits } from './copy.ts';
import { WhyChooseUs } from './WhyChooseUs.tsx';

it('highlights the card that was pressed before the app had come', async () => {
  const { title } = benefits[1]!;
  const container = await hydrate(<WhyChooseUs />, title);
  const selected = container.querySelector('[data-selected="true"] [aria-pressed="true"]');
  expect(selected?.textContent).toBe(title);
});

it('highlights the clicked card, one at a time, until it is clicked again', async () => {
  const container = await hydrate(<WhyChooseUs />);
  const [first = '', second = ''] = [...container.querySelectorAll('li button')].map(
    ({ textContent }) => textContent,
  );
  const selected = () =>
    [...container.querySelectorAll('[data-selected="true"] [aria-pressed="true"]')].map(
      ({ textContent }) => textContent,
    );
  expect(selected()).toEqual([]);
  await press(first);
  expect(selected()).toEqual([first]);
  await press(second);
  expect(selected()).toEqual([second]);
  await press(second);
  expect(selected()).toEqual([]);
});
