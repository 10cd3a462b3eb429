import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { hydrate, press } from '../../../tests/support/hydrate.tsx';
import { Sections } from './Sections.tsx';

let isBroken = false;

function Fragile() {
  const [, render] = useState({});
  if (isBroken) throw new Error('The map sheet could not be read.');
  return (
    <section>
      <h2>All there</h2>
      <button onClick={() => render({})}>Render</button>
    </section>
  );
}

it('shows heading, message and Try again for a section that throws, logs the error, and renders it again', async () => {
  const container = await hydrate(
    <Sections>
      <p>The first one</p>
      <Fragile />
    </Sections>,
  );
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  isBroken = true;
  await press('Render');
  expect(container.textContent).toMatch(
    /^The first oneSomething went wrong:This part of the page could not be shown\..*The map sheet could not be read\.Try again$/,
  );
  expect(log).toHaveBeenCalledWith('Section 2 failed:', expect.any(Error), expect.any(String));
  await press('Try again');
  expect(document.activeElement?.textContent).toBe('Something went wrong:');
  isBroken = false;
  await press('Try again');
  expect(document.activeElement?.textContent).toBe('All there');
});
