import { createContext, useContext } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  /** Success is announced politely, failure at once. */
  tone: 'success' | 'failure';
}

export interface Toasts {
  /** Shows a toast in place of the one that is there (SPEC-NOTES 14). */
  show: (message: ToastMessage) => void;
  /** Fetches the toast's code ahead, e.g. when a form is touched, so that it shows at once. */
  prepare: () => void;
}

export const ToastContext = createContext<Toasts>({ show: () => {}, prepare: () => {} });

/** The page's toasts; needs ToastProvider above. */
export const useToast = (): Toasts => useContext(ToastContext);
