import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { render } from '../../tests/support/hydrate.tsx';
import { PendingLine, usePendingNavigation } from './PendingNavigation.tsx';

/** @returns whether the navigation is indicated after `ms` */
async function isShownAfter(ms: number): Promise<boolean> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return document.body.textContent.includes('The page is on its way.');
}

function Shell() {
  return (
    <>
      <PendingLine isShown={usePendingNavigation()} />
      <Outlet />
    </>
  );
}

/** Navigates to a page whose data takes `ms`. */
async function navigate(ms: number) {
  vi.useFakeTimers();
  const loader = () => new Promise((resolve) => setTimeout(resolve, ms, null));
  const children = [
    { path: '/', element: 'Here' },
    { path: '/there', loader, element: 'There' },
  ];
  const router = createMemoryRouter([{ Component: Shell, children }]);
  await render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/there'));
}

it('indicates a navigation that takes longer than 150 ms, until its page is there', async () => {
  await navigate(1_000);
  expect(await isShownAfter(149)).toBe(false);
  expect(await isShownAfter(1)).toBe(true);
  expect(document.body.textContent).toContain('Here');
  expect(await isShownAfter(850)).toBe(false);
  expect(document.body.textContent).toContain('There');
});

it('does not flash during a quick navigation', async () => {
  await navigate(140);
  await isShownAfter(140);
  expect(document.body.textContent).toContain('There');
  expect(await isShownAfter(1_000)).toBe(false);
});
