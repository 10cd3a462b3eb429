import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const configuration = '../content/compiled/site.json';

beforeAll(async () => {
  const { default: site } = await import('../content/compiled/site.json');
  vi.resetModules();
  const scheduling = { ...site.hosts.scheduling, link: '' };
  vi.doMock(configuration, () => ({
    default: { ...site, hosts: { ...site.hosts, scheduling } },
  }));
});
// Other tests share the modules, with a calendar.
afterAll(() => {
  vi.doUnmock(configuration);
  vi.resetModules();
});

it.each<[string, string, () => Promise<{ Page: () => ReactNode }>]>([
  [
    '/book-consultation',
    'Ask for a consultation by message',
    () => import('./book-consultation/BookConsultationPage.tsx'),
  ],
  ['/thank-you?type=consultation', 'Back to Home', () => import('./thank-you/ThankYouPage.tsx')],
])('%s has no calendar without its link', async (path, own, load) => {
  const { Page } = await load();
  const router = createMemoryRouter([{ id: 'page', path: '*', Component: Page }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: { breadcrumbs: [] } } },
  });
  const html = renderToString(<RouterProvider router={router} />);
  expect(html).toContain(own);
  expect(html).not.toMatch(/calendar\b(?! days)|#schedule|href=""/i);
});

it('no text offers a calendar without its link', async () => {
  const { hero } = await import('./contact/copy.ts');
  expect(JSON.stringify(hero)).not.toContain('#schedule');
});
