import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, render } from '../../tests/support/hydrate.tsx';
import { PageLoadError } from './page-data-cache.ts';
import { PageFailure } from './PageFailure.tsx';

const shown = () => document.querySelector('[role="alert"]')?.textContent ?? '';
let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
});

async function visit(loader: () => unknown, Component: () => React.ReactNode = () => null) {
  const route = { path: '/', Component, loader, ErrorBoundary: PageFailure };
  const router = createMemoryRouter([{ ...route, HydrateFallback: () => null }]);
  await render(<RouterProvider router={router} />);
}

const missing = () => {
  throw new PageLoadError(new Error('offline'));
};
const timeout = new DOMException('', 'TimeoutError');

it.each([
  ['once the server answers', async () => new Response('')],
  ['when the check of the server times out', () => Promise.reject(timeout)],
])('reloads the document after a failed request for page data, %s', async (_, respond) => {
  const fetch = vi.fn<() => Promise<Response>>(respond);
  vi.stubGlobal('fetch', fetch);
  await visit(missing);
  expect(fetch).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(shown()).toBe('');
});

it('reloads the document at once after a timeout', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await visit(() => {
    throw new PageLoadError(timeout);
  });
  expect(fetch).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

it('shows an error while the server is unreachable, and Try again checks the server again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', fetch);
  await visit(missing);
  expect(document.activeElement?.matches('h1')).toBe(true);
  expect(shown()).toMatch(
    /Something went wrong.*Please check your connection and try again\.offline/,
  );
  expect(reload).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalled();
  await press('Try again');
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  let respond = (_: Response) => {};
  fetch.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  await press('Try again');
  expect(shown()).toContain('Loading...');
  await act(async () => respond(new Response('', { status: 502 })));
  expect(shown()).toContain('Try again');
  expect(reload).not.toHaveBeenCalled();
  fetch.mockResolvedValue(new Response(''));
  await press('Try again');
  expect(reload).toHaveBeenCalledOnce();
});

it('shows a sentence and the exception’s message, as text of 200 characters, logs it, and Try again loads the document', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await visit(
    () => null,
    () => {
      throw new Error(`<b>Minified React error #31</b> ${'x'.repeat(300)}`);
    },
  );
  expect(shown()).toMatch(/^Something went wrongThis page could not be shown\..*Try again$/);
  const reason = document.querySelector('[role="alert"] small')!.textContent;
  expect(reason).toMatch(/^<b>Minified React error #31<\/b> x+$/);
  expect(reason).toHaveLength(200);
  expect(document.activeElement?.matches('h1')).toBe(true);
  expect(log.mock.calls.flat().map(String).join()).toContain('Minified React error #31');
  expect(reload).not.toHaveBeenCalled();
  await press('Try again');
  expect(reload).toHaveBeenCalledOnce();
});
