import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from 'react';

/** Shows a toast (Toast.tsx) in place of the current one; null closes it. */
type ShowToast = (toast: ReactNode) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** The function that shows toasts; needs a ToastProvider above. */
export const useToast = (): ShowToast => useContext(ToastContext);

/**
 * Renders toasts outside the pages, so that a toast outlives its page. Toast.tsx is loaded with the code that shows
 * one.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: ReactNode; id: number }>({ toast: null, id: 0 });
  const show = useCallback<ShowToast>((toast) => setShown(({ id }) => ({ toast, id: id + 1 })), []);
  return (
    <ToastContext value={show}>
      {children}
      {/* A new key for each toast restarts its timer. */}
      <Fragment key={shown.id}>{shown.toast}</Fragment>
    </ToastContext>
  );
}
