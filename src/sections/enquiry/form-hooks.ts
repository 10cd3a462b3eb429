import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../enquiry/payload.ts';
import type { EnquiryValues } from '../../enquiry/schema.ts';

/** The same values keep their key, so that a retry is the same enquiry; other values get a new one. */
export function useIdempotencyKey() {
  const [keyFor] = useState(() => {
    let kept: { content: string; key: string } | null = null;
    const find = (values: EnquiryValues): string => {
      const content = JSON.stringify(values);
      if (kept?.content !== content) kept = { content, key: newIdempotencyKey() };
      return kept.key;
    };
    return Object.assign(find, { forget: () => void (kept = null) });
  });
  return keyFor;
}

/** Returns the focus to the button, which lost it when it was disabled. */
export function useFocusKept(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (wasDisabled.current && !disabled && lost) button.current?.focus({ preventScroll: true });
    wasDisabled.current = disabled;
  }, [disabled]);
  return button;
}

/** Whether the form is still shown. */
export function useMounted() {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return mounted;
}
