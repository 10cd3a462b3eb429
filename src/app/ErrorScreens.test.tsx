// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { hydrate, press } from '../../tests/support/hydrate.tsx';
import { AppErrorScreen, TopLevelErrorScreen } from './ErrorScreens.tsx';

const world = { broken: false };

/** Throws from the press on. */
function Fragile() {
  const [, rerender] = useState(0);
  if (world.broken) throw new Error('The map sheet could not be read.');
  const breakIt = () => {
    world.broken = true;
    rerender(1);
  };
  return <button onClick={breakIt}>Break</button>;
}

const shown = (container: HTMLElement) => ({
  title: container.querySelector('h1')?.textContent,
  message: container.querySelector('p')?.textContent,
});

it('an application-level failure shows title and message, is logged, and Try again resets it', async () => {
  world.broken = false;
  const onReset = vi.fn(() => {
    world.broken = false;
  });
  const container = await hydrate(
    <AppErrorScreen onReset={onReset}>
      <Fragile />
    </AppErrorScreen>,
  );
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await press('Break');
  expect(shown(container)).toEqual({
    title: 'Something went wrong',
    message: 'The map sheet could not be read.',
  });
  expect(log).toHaveBeenCalledWith(expect.any(Error), expect.any(String));
  await press('Try again');
  expect(onReset).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('Break');
});

it('a top-level failure shows Application Error and the message; Reload Application loads anew', async () => {
  world.broken = false;
  const container = await hydrate(
    <TopLevelErrorScreen>
      <Fragile />
    </TopLevelErrorScreen>,
  );
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await press('Break');
  expect(shown(container)).toEqual({
    title: 'Application Error',
    message: 'The map sheet could not be read.',
  });
  expect(log).toHaveBeenCalled();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await press('Reload Application');
  expect(reload).toHaveBeenCalledOnce();
});
