import { site } from '../content/site.ts';
import type { MeasureOptions } from './measure.ts';

/** A page is idle when no resource has arrived for so long, in ms. */
const IDLE_MS = 2_000;

/** Loads the counting code once the page is loaded and idle; not for visitors with Global Privacy Control. */
export async function measureWhenIdle(options: MeasureOptions): Promise<void> {
  if (hasOptedOut()) return;
  await idle();
  // If the code can't be loaded, this visit is not counted.
  const module = await import('./measure.ts').catch(() => undefined);
  module?.measure(options);
}

/**
 * Loads the owner's analytics script (`hosts.analytics` of src/content/site.ts) once the page is idle, for
 * the same visitors.
 */
export async function loadAnalytics(): Promise<void> {
  const { script, attributes } = site.hosts.analytics;
  if (script === '' || hasOptedOut()) return;
  await idle();
  const element = Object.assign(document.createElement('script'), { src: script, async: true });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

const hasOptedOut = (): boolean =>
  // eslint-disable-next-line baseline-js/use-baseline -- checked before
  'globalPrivacyControl' in navigator && Boolean(navigator.globalPrivacyControl);

async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // A privacy setting of Firefox removes the observer.
  if (!('PerformanceObserver' in window)) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, IDLE_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, IDLE_MS);
    });
    observer.observe({ type: 'resource' });
  });
  // eslint-disable-next-line baseline-js/use-baseline -- Safari has no requestIdleCallback
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
