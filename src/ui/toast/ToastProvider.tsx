import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from 'react';

/** Shows a toast (Toast.tsx) in place of the one that is there; null takes it away. */
type ShowToast = (toast: ReactNode) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** The page's place for toasts; needs ToastProvider above. */
export const useToast = (): ShowToast => useContext(ToastContext);

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
