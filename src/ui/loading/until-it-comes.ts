/** How long to wait before code that did not arrive is asked for again, in ms. */
const PAUSE_MS = 5_000;

/**
 * Code whose absence nobody should notice: as long as it can't be fetched it is asked for again,
 * when the line is back or after five seconds.
 *
 * @returns what `load` resolves to at last; never rejects
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
