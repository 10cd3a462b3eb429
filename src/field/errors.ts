import type { RootOptions } from 'react-dom/client';
import type { ErrorKind } from './message.ts';
import { note } from './notes.ts';

/**
 * Notes every error that nobody caught, and what React met.
 *
 * @returns for `hydrateRoot`; each keeps what React does without it
 */
export function watchErrors(): RootOptions {
  const seen = new WeakSet();
  const typed = new Set<string>();

  /** Values are kept to be taken out of messages, also those of a form that is gone. */
  function keepTyped(field: EventTarget | null): void {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      typed.add(field.value);
  }

  function see(of: ErrorKind, thrown: unknown, componentStack = ''): void {
    if (thrown instanceof Object) {
      if (seen.has(thrown)) return; // React hands its errors to the window
      seen.add(thrown);
    }
    document.querySelectorAll('input, textarea').forEach(keepTyped);
    const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
    note({ kind: 'error', of, message, stack: `${stack}\n${componentStack}`, typed: [...typed] });
  }

  addEventListener('change', ({ target }) => keepTyped(target));
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
