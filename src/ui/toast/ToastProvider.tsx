import { useCallback, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PlainToast } from './PlainToast.tsx';
import type { ToastViewProps } from './PlainToast.tsx';
import { ToastContext } from './toast-context.ts';
import type { ToastMessage, Toasts } from './toast-context.ts';

/**
 * Gives the page its toasts. Radix is fetched with the first one; when it can't be (the visitor
 * has just gone offline, say), the message shows in a plain box.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage & { id: number }>();
  const [view, setView] = useState<{ Toast: ComponentType<ToastViewProps> }>();
  const close = useCallback(() => setToast(undefined), []);

  const toasts = useMemo<Toasts>(() => {
    let count = 0;
    let asked = false;
    const prepare = () => {
      if (asked) return;
      asked = true;
      import('./ToastView.tsx').then(
        ({ ToastView }) => setView({ Toast: ToastView }),
        (error: unknown) => {
          console.error('Toast could not be loaded:', error);
          setView({ Toast: PlainToast });
        },
      );
    };
    return {
      prepare,
      show: (message) => {
        prepare();
        count += 1;
        setToast({ ...message, id: count });
      },
    };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {toast && view && (
        <view.Toast
          key={toast.id}
          title={toast.title}
          description={toast.description}
          tone={toast.tone}
          onClose={close}
        />
      )}
    </ToastContext>
  );
}
