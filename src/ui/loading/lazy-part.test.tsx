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

/** Hydrates the served HTML of a section with a lazy part. */
async function hydrateServed(importForm: () => Promise<typeof Form>) {
  const Part = lazyPart(importForm);
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

it('hydrates the served HTML as soon as the part is imported, in view or not', async () => {
  let arrive = (_: typeof Form) => {};
  const importForm = vi.fn(() => new Promise<typeof Form>((resolve) => (arrive = resolve)));
  const container = await hydrateServed(importForm);
  const served = container.querySelector('button');
  expect(importForm).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('Send');
  await act(async () => arrive(Form));
  expect(container.querySelector('button')).toBe(served);
});

it('retries a failed import after five seconds or when back online, and shows no failure', async () => {
  const importForm = vi.fn<() => Promise<typeof Form>>().mockRejectedValue(new Error('offline'));
  const container = await hydrateServed(importForm);
  const served = container.querySelector('button');
  expect(importForm).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(importForm).toHaveBeenCalledTimes(2);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(importForm).toHaveBeenCalledTimes(3);
  importForm.mockResolvedValue(Form);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(importForm).toHaveBeenCalledTimes(4);
  expect(container.querySelector('button')).toBe(served);
  expect(container.textContent).toBe('Send');
});

it('retries at once if the files can be had, and loads the document anew once for a kept failure', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/Form.js">';
  vi.stubGlobal('fetch', async () => new Response(''));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const importForm = vi.fn<() => Promise<typeof Form>>().mockRejectedValue(new Error('kept'));
  await hydrateServed(importForm);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(importForm).toHaveBeenCalledTimes(2);
  expect(document.documentElement.dataset['appless']).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(importForm.mock.calls.length).toBeGreaterThan(3);
  expect(reload).toHaveBeenCalledOnce();
  importForm.mockResolvedValue(Form);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(document.documentElement.dataset['appless']).toBeUndefined();
});
