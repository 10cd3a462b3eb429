import { expect, it, vi } from 'vitest';
import { hydrate } from '../../../tests/support/hydrate.tsx';
import { services } from '../../content/navigation/services.ts';
import { Page } from './NotFoundPage.tsx';

it('shows 404, links to the home page and the services, and logs the requested path once', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = await hydrate(<Page />, undefined, '/no/such/page?x=1');
  expect(container.querySelector('h1')?.textContent).toBe('404');
  expect(container.textContent).toContain('Oops! Page not found');
  expect(container.querySelector('a[href="/"]')?.textContent).toBe('Return to Home');
  for (const { path } of services)
    expect(container.querySelector(`a[href="${path}"]`)).not.toBeNull();
  expect(error.mock.calls).toEqual([['404: there is no page at /no/such/page']]);
});
