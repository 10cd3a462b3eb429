import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportVisible } from '../../tests/support/hydrate.tsx';
import { whenNear } from './when-near.tsx';

const SERVED = '<div><!--$--><button>Send</button><!--/$--></div>';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

function Form({ label }: { label: string }) {
  return <button data-live>{label}</button>;
}

/** Hydrates a part over the HTML that the server sent for it. */
async function hydrateServed(load: () => Promise<typeof Form>) {
  const Part = whenNear(load);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = SERVED.replace('<button>', '<button data-live="true">');
  await act(async () => void hydrateRoot(container, <Part label="Send" />));
  return container.firstElementChild!;
}

it('asks for the code when the part comes near the view, and keeps the served HTML until then', async () => {
  const load = vi.fn(async () => Form);
  const place = await hydrateServed(load);
  const served = place.querySelector('button');
  expect(load).not.toHaveBeenCalled();
  await reportVisible(place, false);
  expect(load).not.toHaveBeenCalled();
  await reportVisible(place, true);
  expect(load).toHaveBeenCalledOnce();
  expect(place.querySelector('button')).toBe(served);
});

it('asks again after five seconds, or when the line is back, and never shows a failure', async () => {
  const load = vi.fn<() => Promise<typeof Form>>().mockRejectedValue(new Error('offline'));
  const place = await hydrateServed(load);
  const served = place.querySelector('button');
  await reportVisible(place, true);
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(Form);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledTimes(4);
  expect(place.querySelector('button')).toBe(served);
  expect(place.textContent).toBe('Send');
});

it('offers a new document after ten seconds where a navigation brought no HTML to keep', async () => {
  const load = vi.fn<() => Promise<typeof Form>>().mockRejectedValue(new Error('released'));
  const Part = whenNear(load);
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(<Part label="Send" />));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(container.textContent).toBe('Loading...'); // nobody is near it
  await reportVisible(container.firstElementChild!, true);
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(container.textContent).toBe('Loading...');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(container.querySelector('a')?.textContent).toBe('Load the page again');
  load.mockResolvedValue(Form);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(container.textContent).toBe('Send');
});
