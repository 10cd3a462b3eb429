import { Fragment, useCallback, useState, type ReactNode } from 'react';
import { ToastContext, type ShowToast } from './toast-context.ts';

/**
 * The one place for toasts, around every page, so that a toast outlives the page that showed it.
 * What a toast looks like comes with the code that shows one: nobody else loads it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: ReactNode; id: number }>({ toast: null, id: 0 });
  const show = useCallback<ShowToast>((toast) => setShown(({ id }) => ({ toast, id: id + 1 })), []);
  return (
    <ToastContext value={show}>
      {children}
      {/* A new key for each toast: its five seconds begin anew. */}
      <Fragment key={shown.id}>{shown.toast}</Fragment>
    </ToastContext>
  );
}
