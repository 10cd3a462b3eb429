import { expect, it } from 'vitest';
import { hydrate, press } from '../../../tests/support/hydrate.tsx';
import { benefits } from './copy.ts';
import { WhyChooseUs } from './WhyChooseUs.tsx';

const [first = '', second = ''] = benefits.map(({ title }) => title);
const selected = () =>
  [...document.querySelectorAll('[data-selected="true"] [aria-pressed="true"]')].map(
    ({ textContent }) => textContent,
  );

it('highlights the card that was pressed before hydration', async () => {
  await hydrate(<WhyChooseUs />, second);
  expect(selected()).toEqual([second]);
});

it('highlights the clicked card, one at a time, until it is clicked again', async () => {
  await hydrate(<WhyChooseUs />);
  expect(selected()).toEqual([]);
  await press(first);
  expect(selected()).toEqual([first]);
  await press(second);
  expect(selected()).toEqual([second]);
  await press(second);
  expect(selected()).toEqual([]);
});
