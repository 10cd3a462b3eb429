import { Root as AreaRoot, Scrollbar, Thumb, Viewport } from '@radix-ui/react-scroll-area';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { useHydrated } from '../loading/use-hydrated.ts';

/** How long the bar stays after the pointer left. Its smallest thumb, 18 px, is Radix's own. */
const HIDE_DELAY_MS = 600;

export interface ScrollAreaProps {
  /** Names the area for who scrolls it by keyboard. */
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
 * A box of fixed height whose text scrolls, with a thin bar that hides 600 ms after the pointer
 * left. Give it a height by `className`; without JavaScript it is as high as its text.
 */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  // Radix writes a style element into the body, where the HTML that is served may have none.
  const isPlain = !useHydrated();
  const view = {
    className: 'view',
    tabIndex: 0,
    role: 'group',
    'aria-label': label,
    // Radix sets it only once its bar is mounted; the text is to scroll before that.
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
