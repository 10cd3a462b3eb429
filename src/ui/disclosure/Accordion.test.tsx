import { expect, it } from 'vitest';
import { hydrate, press } from '../../../tests/support/hydrate.tsx';
import { Accordion } from './Accordion.tsx';

const items = ['Databases', 'Security'].map((title) => ({
  value: title,
  title,
  content: <p>{title} skills</p>,
}));
const open = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map((element) => element.textContent);

it('opens an item that was pressed before hydration', async () => {
  await hydrate(<Accordion items={items} />, 'Security');
  expect(open()).toEqual(['Security']);
});

it('opens one item at a time, and closes it on a second click', async () => {
  const container = await hydrate(<Accordion items={items} />);
  expect(open()).toEqual([]);
  await press('Databases');
  expect(open()).toEqual(['Databases']);
  await press('Security');
  expect(open()).toEqual(['Security']);
  await press('Security');
  expect(open()).toEqual([]);
  expect(container.textContent).toContain('Databases skills');
});
