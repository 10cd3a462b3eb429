import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layer, media, motion, palette, radius, space } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { useDirection } from '../layout/direction.ts';
import { useToast } from './ToastProvider.tsx';

const DURATION_MS = 5000;

interface ToastProps {
  title: string;
  description: string;
  /** Success is announced politely, failure assertively. */
  tone: 'success' | 'failure';
  /** Links below the description. */
  children?: ReactNode;
}

const Area = styled.div`
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** A dark box below the header, fixed over the page, away from the form's buttons and the links beside them. */
const Box = styled(Root)`
  ${textStyle.small}
  position: fixed;
  z-index: ${layer.toast};
  inset-inline-end: ${space(4)};
  top: calc(var(--header-height) + ${space(4)});
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  width: min(420px, calc(100vw - ${space(8)}));
  padding-block: 18px 20px;
  padding-inline: 22px 10px;
  border: 1px solid ${palette.inkLine};
  border-inline-start: 4px solid ${palette.mineralOnInk};
  border-radius: ${radius.md};
  background: ${palette.ink};
  color: ${palette.paper};

  &[data-tone='failure'] {
    border-inline-start-color: ${palette.emberOnInk};
  }
  .title {
    align-self: center;
    font-size: 1.0625rem;
    font-weight: 600;
  }
  .description {
    grid-column: 1;
    color: ${palette.inkMuted};
  }
  .links {
    grid-column: 1;
  }
  button {
    display: grid;
    place-items: center;
    grid-column: 2;
    grid-row: 1;
    width: 44px;
    height: 44px;
    margin-top: -8px;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  ${media.motionOk} {
    animation: toast-in ${motion.base};
    @keyframes toast-in {
      from {
        opacity: 0;
        transform: translateY(-12px);
      }
    }
  }
`;

/**
 * A toast: closes after five seconds (paused on hover and focus), by its button, Escape or a swipe. Pass it
 * to `useToast()`.
 */
export function Toast({ title, description, tone, children }: ToastProps) {
  const show = useToast();
  const toEnd = useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <Area>
      <Provider duration={DURATION_MS} label="Notification" swipeDirection={toEnd}>
        <Box
          data-tone={tone}
          type={tone === 'failure' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) show(null);
          }}
        >
          <Title className="title">{title}</Title>
          <Description className="description">{description}</Description>
          {children !== undefined && <div className="links">{children}</div>}
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
