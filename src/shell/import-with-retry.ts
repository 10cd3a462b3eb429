import { historyState } from './load-document.ts';

/** In ms. The start script imports the entry again after the same time. */
export const RETRY_DELAY_MS = 5_000;

/** In ms. What has neither arrived nor failed after this time counts as missing. */
export const LATE_AFTER_MS = 8_000;

/**
 * Retries a failed dynamic import once its files are available, else every 5 s, or when the browser is back online. A
 * browser that keeps a failed module (Firefox) reloads the document, once in its history entry; what was typed stays.
 * Until then, and while the import hangs, everything that the app would toggle is shown (`withoutApp` of
 * src/theme/tokens.ts).
 *
 * @returns what `importModule` resolves to; never rejects
 */
export async function importWithRetry<T>(importModule: () => Promise<T>): Promise<T> {
  const { dataset } = document.documentElement;
  const showAll = () => {
    dataset['withoutApp'] = '';
  };
  const late = setTimeout(showAll, LATE_AFTER_MS);
  for (let wereAvailable = false; ;) {
    try {
      const imported = await importModule();
      clearTimeout(late);
      delete dataset['withoutApp'];
      return imported;
    } catch {
      showAll();
      if (wereAvailable) reloadOnce();
      wereAvailable = !wereAvailable && (await areFilesAvailable());
      if (!wereAvailable) await onlineOrDelay();
    }
  }
}

/** Whether the server has every module that the document has asked for. */
async function areFilesAvailable(): Promise<boolean> {
  const modules = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const responses = [...modules].map(({ href }) => fetch(href, { method: 'HEAD' }));
  return Promise.all(responses).then(
    (all) => all.length > 0 && all.every(({ ok }) => ok),
    () => false,
  );
}

/** Reloads the document, unless it has done so before or was posted (src/shell/start-script.ts). */
function reloadOnce(): void {
  const state = historyState();
  if (state.isFinal) return;
  history.replaceState({ ...state, isFinal: true }, '');
  location.reload();
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
