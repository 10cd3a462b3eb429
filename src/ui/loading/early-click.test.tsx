import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Fold } from '../disclosure/Fold.tsx';

it('leaves a click to React that hydrates the part by itself', async () => {
  const page = <Fold label="Four cases">Payment fraud</Fold>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  addEventListener('click', (click) => (globalThis.earlyClick = click), { capture: true });
  const root = hydrateRoot(container, page);
  // React listens, but has hydrated nothing yet.
  const button = container.querySelector('button')!;
  button.click();
  await new Promise((resolve) => setTimeout(resolve, 10)); // React renders
  expect(button.getAttribute('aria-expanded')).toBe('true');
  root.unmount();
});
