import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { styled } from 'styled-components';
import type { ToastViewProps } from './PlainToast.tsx';
import { TOAST_DURATION_MS, toastBox } from './toast-box.ts';

const Area = styled.div`
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Box = styled(Root)`
  ${toastBox}
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`;

/** One toast: 5000 ms, paused while hovered or focused, dismissed by button, Escape or a swipe. */
export function ToastView({ title, description, tone, onClose }: ToastViewProps) {
  return (
    <Area>
      <Provider duration={TOAST_DURATION_MS} label="Notification" swipeDirection="right">
        <Box
          data-tone={tone}
          type={tone === 'failure' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onClose();
          }}
        >
          <Title className="title">{title}</Title>
          {description !== undefined && (
            <Description className="description">{description}</Description>
          )}
          <Close aria-label="Dismiss">
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M1 1l12 12M13 1 1 13" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Close>
        </Box>
        <Viewport />
      </Provider>
    </Area>
  );
}
