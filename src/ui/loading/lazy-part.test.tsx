import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { Sections } from '../layout/Sections.tsx';

const SERVED = '<!--$--><button data-live="true">Send</button><!--/$-->';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

function Form({ label }: { label: string }) {
  return <button data-live>{label}</button>;
}

/** Hydrates a section with a part over the HTML that the server sent for it. */
async function hydrateServed(load: () => Promise<typeof Form>) {
  const Part = lazyPart(load);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = SERVED;
  const page = (
    <Sections>
      <Part label="Send" />
    </Sections>
  );
  await act(async () => void hydrateRoot(container, page));
  return container;
}

it('takes over the served HTML as soon as the code is there, wherever the reader is', async () => {
  let arrive = (_: typeof Form) => {};
  const load = vi.fn(() => new Promise<typeof Form>((resolve) => (arrive = resolve)));
  const container = await hydrateServed(load);
  const served = container.querySelector('button');
  expect(load).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('Send');
  await act(async () => arrive(Form));
  expect(container.querySelector('button')).toBe(served);
});

it('asks again after five seconds, or when the line is back, and never shows a failure', async () => {
  const load = vi.fn<() => Promise<typeof Form>>().mockRejectedValue(new Error('offline'));
  const container = await hydrateServed(load);
  const served = container.querySelector('button');
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(Form);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledTimes(4);
  expect(container.querySelector('button')).toBe(served);
  expect(container.textContent).toBe('Send');
});
