// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hydrate, press } from '../../../tests/support/hydrate.tsx';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './ToastProvider.tsx';

function Buttons() {
  const { show } = useToast();
  return (
    <>
      <button onClick={() => show({ title: 'Sent', description: 'Thank you', tone: 'success' })}>
        Succeed
      </button>
      <button onClick={() => show({ title: 'Something went wrong', tone: 'failure' })}>Fail</button>
    </>
  );
}

const titles = () =>
  [...document.querySelectorAll('li .title')].map((element) => element.textContent);
// The first toast fetches its code: have it at hand, so that a settled page shows it.
beforeAll(() => import('./ToastView.tsx'));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

it('shows one toast at a time, for five seconds', async () => {
  await hydrate(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  expect(titles()).toEqual([]);
  await press('Succeed');
  await act(async () => {});
  expect(titles()).toEqual(['Sent']);
  expect(document.body.textContent).toContain('Thank you');

  await press('Fail');
  expect(titles()).toEqual(['Something went wrong']);
  await act(() => vi.advanceTimersByTimeAsync(4500));
  expect(titles()).toEqual(['Something went wrong']);
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(titles()).toEqual([]);
});

it('goes away when it is dismissed', async () => {
  await hydrate(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await press('Succeed');
  await act(async () => {});
  expect(titles()).toEqual(['Sent']);
  await press('Dismiss');
  expect(titles()).toEqual([]);
});
