import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hydrate, press } from '../../../tests/support/hydrate.tsx';
import { Toast } from './Toast.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';

const sent = <Toast title="Sent" description="Thank you" tone="success" />;
const failed = (
  <Toast title="Something went wrong" description="Write to us" tone="failure">
    <a href="mailto:hello@example.com">hello@example.com</a>
  </Toast>
);

function Buttons() {
  const show = useToast();
  return (
    <>
      <button onClick={() => show(sent)}>Succeed</button>
      <button onClick={() => show(failed)}>Fail</button>
    </>
  );
}

const toast = () => document.querySelector('li');
const title = () => toast()?.querySelector('.title')?.textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await hydrate(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
});

it('shows one toast at a time, each for five seconds', async () => {
  expect(toast()).toBeNull();
  await press('Succeed');
  expect(title()).toBe('Sent');
  expect(toast()?.textContent).toContain('Thank you');

  await wait(4000);
  await press('Fail');
  expect(document.querySelectorAll('li')).toHaveLength(1);
  expect(title()).toBe('Something went wrong');
  await wait(4990);
  expect(title()).toBe('Something went wrong');
  await wait(20);
  expect(toast()).toBeNull();
});

it('restarts its five seconds when the same toast is shown again, and closes when dismissed', async () => {
  await press('Fail');
  await wait(4000);
  await press('Fail');
  await wait(4000);
  expect(title()).toBe('Something went wrong');
  await press('Dismiss');
  expect(toast()).toBeNull();
});

it('stays while it has the pointer or the focus', async () => {
  const point = (name: string) =>
    document.querySelector('ol')!.dispatchEvent(new Event(name, { bubbles: true }));
  const link = () => toast()!.querySelector('a')!;
  for (const [come, leave] of [
    [() => point('pointermove'), () => point('pointerleave')],
    [() => link().focus(), () => link().blur()],
  ] as const) {
    await press('Fail');
    await act(async () => void come());
    await wait(20_000);
    expect(title()).toBe('Something went wrong');
    await act(async () => void leave());
    await wait(5010);
    expect(toast()).toBeNull();
  }
});

it('is announced politely, or assertively for a failure', async () => {
  // Radix sets the announced text two frames after it has rendered the live region.
  const announcement = async () => {
    for (let frame = 0; frame < 3; frame += 1) await wait(50);
    const region = document.querySelector('[role="status"][aria-live]');
    return [region?.getAttribute('aria-live'), region?.textContent];
  };
  await press('Succeed');
  expect(await announcement()).toEqual(['polite', expect.stringContaining('Sent')]);
  await press('Fail');
  expect(await announcement()).toEqual(['assertive', expect.stringContaining('Write to us')]);
});
