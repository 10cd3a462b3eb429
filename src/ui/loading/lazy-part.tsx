import { type ComponentType, lazy } from 'react';

const onServer: Promise<unknown>[] = [];

/** Resolves when the server has loaded the code of all parts; a late part would be streamed out of order. */
export async function partsLoaded(): Promise<void> {
  await Promise.all(onServer);
}

/**
 * Code-splits a part with large libraries (a form, a carousel) from its page. The server renders it; the
 * browser keeps the served HTML until the part's code is loaded, and retries without end. A client-side
 * navigation waits for the part (Sections.tsx).
 *
 * @param load imports the component
 * @returns a component with the same props
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  if (!import.meta.env.SSR)
    return lazy(() => untilItComes(load).then((Part) => ({ default: Part })));

  let Part: ComponentType<P> | undefined;
  onServer.push(load().then((loaded) => (Part = loaded)));
  return function ServerPart(props) {
    if (!Part) throw new Error('A part is rendered before partsLoaded() has resolved.');
    return <Part {...props} />;
  };
}

/** The pause before a retry, in ms. */
const PAUSE_MS = 5_000;

/**
 * Retries a failed dynamic import every 5 s, or when the browser is back online.
 *
 * @returns what `load` resolves to; never rejects
 */
export async function untilItComes<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await lineIsBackOrPauseIsOver();
    }
  }
}

function lineIsBackOrPauseIsOver(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, PAUSE_MS);
    addEventListener('online', goOn);
  });
}

/** A loading indicator. */
export function Loading() {
  return (
    <p className="loading" role="status">
      Loading...
    </p>
  );
}
