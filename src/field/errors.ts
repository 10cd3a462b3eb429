import type { RootOptions } from 'react-dom/client';
import type { ErrorKind } from './message.ts';
import { recordEvent } from './events.ts';

/**
 * Notes uncaught errors and React's errors.
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

  function see(of: ErrorKind, thrown: unknown, componentStack = ''): void {
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
  addEventListener('error', ({ error, message }) => see('error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => see('rejection', reason));
  addEventListener('vite:preloadError', ({ payload }) => see('chunk', payload));
  return {
    onRecoverableError(error, { componentStack }) {
      see('recoverable', error, componentStack);
      reportError(error);
    },
    onCaughtError(error, { componentStack }) {
      see('caught', error, componentStack);
      console.error(error);
    },
    onUncaughtError(error, { componentStack }) {
      see('uncaught', error, componentStack);
      reportError(error);
    },
  };
}
