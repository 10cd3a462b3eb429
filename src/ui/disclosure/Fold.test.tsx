import { expect, it } from 'vitest';
import { hydrate, press } from '../../../tests/support/hydrate.tsx';
import { Fold } from './Fold.tsx';

const fold = (
  <Fold label="Four cases">
    <p>Payment fraud</p>
  </Fold>
);
const state = () => document.querySelector('button')?.getAttribute('aria-expanded');

it('opens and closes, with its content in the page throughout', async () => {
  const container = await hydrate(fold);
  expect(state()).toBe('false');
  expect(container.textContent).toContain('Payment fraud');
  await press('Four cases');
  expect(state()).toBe('true');
  await press('Four cases');
  expect(state()).toBe('false');
});

it('opens when it was pressed before hydration', async () => {
  await hydrate(fold, 'Four cases');
  expect(state()).toBe('true');
});
