import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { site } from '../content/site.ts';
import { press } from '../../tests/support/hydrate.tsx';
import { Document } from './Document.tsx';
import type { DocumentState } from './document-state.ts';

const state: DocumentState = {
  pathname: '/',
  loaderData: {},
  reloadsAtTop: false,
  showDrafts: false,
  year: 2026,
  isAnnouncing: false,
  privacyNotice: { notes: [], items: [] },
  assets: { entry: '/assets/entry.js', modules: [] },
  formFailure: null,
};

function Broken(): never {
  throw new Error('The map sheet could not be read.');
}

it('shows Application Error if the whole site fails, and Reload Application reloads', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = createRoot(document);
  await act(async () =>
    root.render(
      <Document state={state} stateJson="{}" script="">
        <Broken />
      </Document>,
    ),
  );
  const text = (selector: string) =>
    document.querySelector(`[role="alert"] ${selector}`)?.textContent;
  expect(text('h1')).toBe('Application Error');
  expect(document.title).toBe(site.name);
  expect(text('p')).toContain('The site could not be shown.');
  expect(log).toHaveBeenCalledWith('Application failed:', expect.any(Error), expect.any(String));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await press('Reload Application');
  expect(reload).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
