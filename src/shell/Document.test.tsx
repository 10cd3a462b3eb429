import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { siteConfig } from '../content/site.ts';
import { press, render } from '../../tests/support/hydrate.tsx';
import { documentState } from '../../tests/support/loaded-page.ts';
import { fontFiles } from '../theme/font-faces.ts';
import { Document } from './Document.tsx';

function Broken(): never {
  throw new Error('The map sheet could not be read.');
}

it('shows Application Error if the whole site fails, and Reload Application reloads', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(
    <Document state={documentState()} stateJson="{}" scripts={{ firstScreen: '', start: '' }}>
      <Broken />
    </Document>,
    document,
  );
  const text = (selector: string) =>
    document.querySelector(`[role="alert"] ${selector}`)?.textContent;
  expect(text('h1')).toBe('Application Error');
  expect(document.title).toBe(siteConfig.name);
  expect(text('p')).toContain('The site could not be shown.');
  expect(text('small')).toBe('The map sheet could not be read.');
  expect(log).toHaveBeenCalledWith('Application failed:', expect.any(Error), expect.any(String));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await press('Reload Application');
  expect(reload).toHaveBeenCalledOnce();
});

it('is as wide as a phone, and preloads the fonts', () => {
  const html = renderToString(
    <Document state={documentState()} stateJson="{}" scripts={{ firstScreen: '', start: '' }}>
      {null}
    </Document>,
  );
  expect(html).toContain('<meta name="viewport" content="width=device-width');
  // Without the attribute a font is loaded once more.
  for (const file of Object.values(fontFiles))
    expect(html).toMatch(new RegExp(`<link rel="preload" [^>]*href="${file}" crossorigin=`, 'i'));
});
