import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { ToastMessage } from './toast-context.ts';
import { TOAST_DURATION_MS, toastBox } from './toast-box.ts';

export interface ToastViewProps extends ToastMessage {
  onClose: () => void;
}

const Box = styled.div`
  ${toastBox}
`;

/** The message without Radix, for when its code can't be fetched. */
export function PlainToast({ title, description, tone, onClose }: ToastViewProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <Box role={tone === 'failure' ? 'alert' : 'status'} data-tone={tone}>
      <p className="title">{title}</p>
      {description !== undefined && <p className="description">{description}</p>}
    </Box>
  );
}
