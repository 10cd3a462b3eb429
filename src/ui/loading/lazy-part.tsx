import { type ComponentType, lazy } from 'react';

const serverImports: Promise<unknown>[] = [];

/** Resolves when the server has imported all parts; a late part would be streamed out of order. */
export async function partsImported(): Promise<void> {
  await Promise.all(serverImports);
}

/**
 * Code-splits a part with large libraries (a form, a carousel) from its page. The server renders it; the
 * browser keeps the served HTML until the part is imported, and retries without end. A client-side navigation
 * waits for the part (Sections.tsx).
 *
 * @param importPart imports the component
 * @returns a component with the same props
 */
export function lazyPart<P extends object>(
  importPart: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  if (!import.meta.env.SSR)
    return lazy(() => importWithRetry(importPart).then((Part) => ({ default: Part })));

  let Part: ComponentType<P> | undefined;
  serverImports.push(importPart().then((imported) => (Part = imported)));
  return function ServerPart(props) {
    if (!Part) throw new Error('A part is rendered before partsImported() has resolved.');
    return <Part {...props} />;
  };
}

const RETRY_DELAY_MS = 5_000;

/** What neither arrives nor fails within this time is missing, in ms. */
export const LATE_AFTER_MS = 8_000;

/**
 * Retries a failed dynamic import once its files can be had, else every 5 s, or when the browser is back online. A
 * browser that keeps the failed module (Firefox) gets a new document, once in its history entry; it keeps what was typed.
 * Until then, and while it hangs, everything that the app would toggle is shown (`withoutApp` of src/theme/tokens.ts).
 *
 * @returns what `importModule` resolves to; never rejects
 */
export async function importWithRetry<T>(importModule: () => Promise<T>): Promise<T> {
  const { dataset } = document.documentElement;
  const showAll = () => {
    dataset['appless'] = '';
  };
  const late = setTimeout(showAll, LATE_AFTER_MS);
  for (let wereThere = false; ;) {
    try {
      const imported = await importModule();
      clearTimeout(late);
      delete dataset['appless'];
      return imported;
    } catch {
      showAll();
      if (wereThere) reloadOnce();
      wereThere = !wereThere && (await areFilesThere());
      if (!wereThere) await onlineOrDelay();
    }
  }
}

/** Whether the server has every module that the document has asked for. */
async function areFilesThere(): Promise<boolean> {
  const modules = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const answers = [...modules].map(({ href }) => fetch(href, { method: 'HEAD' }));
  return Promise.all(answers).then(
    (all) => all.length > 0 && all.every(({ ok }) => ok),
    () => false,
  );
}

/** Loads the document anew, unless it has done so before or was posted (src/shell/start-script.ts). */
function reloadOnce(): void {
  const state = (history.state ?? {}) as { isFinal?: boolean };
  if (state.isFinal) return;
  history.replaceState({ ...state, isFinal: true }, '');
  location.reload();
}

/** Rejects with a `TimeoutError` if the promise takes longer than `limitMs`. */
export async function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([promise, timeout]);
}

function onlineOrDelay(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, RETRY_DELAY_MS);
    addEventListener('online', finish);
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
