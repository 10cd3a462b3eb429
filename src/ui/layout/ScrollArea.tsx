import { Root as AreaRoot, Scrollbar, Thumb, Viewport } from '@radix-ui/react-scroll-area';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { useHydrated } from '../loading/use-hydrated.ts';

/** How long the scroll bar stays after the pointer has left. Radix's smallest thumb has 18 px. */
const HIDE_DELAY_MS = 600;

interface ScrollAreaProps {
  /** The accessible name of the focusable area. */
  label: string;
  className?: string;
  children: ReactNode;
}

const Root = styled.div`
  .area,
  .view {
    height: 100%;
  }
  .bar {
    width: 10px;
    padding: 2px 3px;
  }
  .thumb {
    border-radius: 2px;
    background: ${color.accent};
  }
  ${media.noScript} {
    &,
    .area,
    .view {
      height: auto;
    }
  }
`;

/**
 * A box of fixed height with scrolling text and a thin scroll bar that hides 600 ms after the pointer has
 * left. Needs a height by `className`; without JavaScript it is as high as its text.
 */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  // Radix renders a style element in the body, which is invalid in served HTML.
  const isPlain = !useHydrated();
  const view = {
    className: 'view',
    tabIndex: 0,
    role: 'group',
    'aria-label': label,
    // Radix sets it only after its scroll bar is mounted.
    style: { overflowY: 'scroll' },
    children,
  } as const;
  if (isPlain) {
    return (
      <Root className={className}>
        <div className="area">
          <div {...view} />
        </div>
      </Root>
    );
  }
  return (
    <Root className={className}>
      <AreaRoot className="area" scrollHideDelay={HIDE_DELAY_MS}>
        <Viewport {...view} />
        <Scrollbar className="bar" orientation="vertical">
          <Thumb className="thumb" />
        </Scrollbar>
      </AreaRoot>
    </Root>
  );
}
