import { createContext, useContext, type ReactNode } from 'react';

/** Shows a toast (Toast.tsx) in place of the one that is there; null takes it away. */
export type ShowToast = (toast: ReactNode) => void;

export const ToastContext = createContext<ShowToast>(() => {});

/** The page's place for toasts; needs ToastProvider above. */
export const useToast = (): ShowToast => useContext(ToastContext);
