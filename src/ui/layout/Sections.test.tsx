import { useReducer } from 'react';
import { expect, it, vi } from 'vitest';
import { hydrate, press } from '../../../tests/support/hydrate.tsx';
import { Sections } from './Sections.tsx';

let broken = true;

function Fragile() {
  if (broken) throw new Error('The map sheet could not be read.');
  return (
    <section>
      <h2>All there</h2>
    </section>
  );
}

it('shows heading, message and Try again for a section that throws, logs it, and renders it again', async () => {
  broken = false;
  const container = await hydrate(
    <Sections>
      <p>The first one</p>
      <Switch />
    </Sections>,
  );
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await press('Break');
  expect(container.querySelector('h2')?.textContent).toBe('Something went wrong:');
  expect(container.textContent).toContain('This part of the page could not be shown.');
  expect(container.textContent).not.toContain('The map sheet could not be read.');
  expect(log).toHaveBeenCalledWith('Section 2 failed:', expect.any(Error), expect.any(String));

  expect(container.textContent).toContain('The first one');

  await press('Try again');
  expect(document.activeElement?.textContent).toBe('Something went wrong:');
  broken = false;
  await press('Try again');
  expect(document.activeElement?.textContent).toBe('All there');
});

function Switch() {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <Fragile />
      <button
        onClick={() => {
          broken = true;
          rerender();
        }}
      >
        Break
      </button>
    </>
  );
}
