import type { RootOptions } from 'react-dom/client';
import type { ErrorKind } from './message.ts';
import { recordEvent } from './events.ts';

/**
 * Records uncaught errors and React's errors.
 *
 * @returns options for `hydrateRoot` that keep React's default behaviour
 */
export function watchErrors(): RootOptions {
  const seen = new WeakSet();
  const enteredValues = new Set<string>();

  /** Collects entered values, to remove them from messages even after their form is unmounted. */
  function rememberValue(field: EventTarget | null): void {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      enteredValues.add(field.value);
  }

  function record(of: ErrorKind, thrown: unknown, componentStack = ''): void {
    if (thrown instanceof Object) {
      if (seen.has(thrown)) return; // React also reports its errors to the window
      seen.add(thrown);
    }
    document.querySelectorAll('input, textarea').forEach(rememberValue);
    const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
    recordEvent({
      kind: 'error',
      of,
      message,
      stack: `${stack}\n${componentStack}`,
      enteredValues: [...enteredValues],
    });
  }

  addEventListener('change', ({ target }) => rememberValue(target));
  addEventListener('error', ({ error, message }) => record('error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => record('rejection', reason));
  addEventListener('vite:preloadError', ({ payload }) => record('chunk', payload));
  return {
    onRecoverableError(error, { componentStack }) {
      record('recoverable', error, componentStack);
      reportError(error);
    },
    onCaughtError(error, { componentStack }) {
      record('caught', error, componentStack); // its boundary logs it
    },
    onUncaughtError(error, { componentStack }) {
      record('uncaught', error, componentStack);
      reportError(error);
    },
  };
}
