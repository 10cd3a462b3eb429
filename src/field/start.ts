import type { createBrowserRouter } from 'react-router-dom';
import { site } from '../content/site.ts';
import type { MeasureOptions } from './measure.ts';
import { note } from './notes.ts';

/** A page is quiet when nothing more has come for so long, in ms. */
const QUIET_MS = 2_000;

/** Notes each page that a navigation within the document leads to. */
export function watchViews({ state, subscribe }: ReturnType<typeof createBrowserRouter>): void {
  let { pathname } = state.location;
  subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    note({ kind: 'view', pathname });
  });
}

/**
 * Fetches the code that counts, once the page is loaded and nothing has come for two seconds. Not at all
 * for visitors whose browser says that they don't want to be counted.
 */
export async function measureWhenQuiet(options: MeasureOptions): Promise<void> {
  if (wantsNoCounting()) return;
  await quiet();
  // Where the code doesn't come, this visit is not counted; nothing else depends on it.
  const module = await import('./measure.ts').catch(() => undefined);
  module?.measure(options);
}

/**
 * Loads the program that counts visits for the owner (`hosts.analytics` of src/content/site.ts), after
 * everything else, and for the same visitors.
 */
export async function loadAnalytics(): Promise<void> {
  const { script, attributes } = site.hosts.analytics;
  if (script === '' || wantsNoCounting()) return;
  await quiet();
  const element = Object.assign(document.createElement('script'), { src: script, async: true });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

const wantsNoCounting = (): boolean =>
  'globalPrivacyControl' in navigator && Boolean(navigator.globalPrivacyControl);

async function quiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
    observer.observe({ type: 'resource' });
  });
  // Safari has no idle callback yet.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
