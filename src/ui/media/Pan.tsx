import { useCallback, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';

export interface PanProps {
  /** Names what is scrolled, for who does it by keyboard. */
  label: string;
  /** Says on narrow screens that there is more than fits. */
  hint: string;
  /** A picture whose letters would be too small to read on a phone. */
  children: ReactNode;
}

/** Wider than any view below the breakpoint, so that there it can always be panned. */
const NARROW_WIDTH = '760px';

const Root = styled.div`
  .view {
    overflow-x: auto;
    /* At its end a swipe is not the browser's way back. */
    overscroll-behavior-x: contain;
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
  }
  .hint {
    ${type.label}
    padding-top: 10px;
    color: ${color.muted};
  }
  ${media.belowMd} {
    picture {
      width: ${NARROW_WIDTH};
    }
  }
  ${media.md} {
    .hint {
      display: none;
    }
  }
  ${media.print} {
    .view {
      overflow: visible;
      border: 0;
    }
    picture {
      width: 100%;
    }
    .hint {
      display: none;
    }
  }
`;

/** A wide picture in a frame as wide as its place, where one pans it by finger, wheel or arrow keys. */
export function Pan({ label, hint, children }: PanProps) {
  const [isWider, setIsWider] = useState(false);
  const watch = useCallback((view: HTMLElement | null) => {
    if (!view) return undefined;
    const observer = new ResizeObserver(() => setIsWider(view.scrollWidth > view.clientWidth));
    observer.observe(view);
    return () => observer.disconnect();
  }, []);
  return (
    <Root>
      <div
        className="view"
        ref={watch}
        role={isWider ? 'group' : undefined}
        aria-label={isWider ? label : undefined}
        tabIndex={isWider ? 0 : undefined}
      >
        {children}
      </div>
      <p className="hint" aria-hidden="true">
        {hint}
      </p>
    </Root>
  );
}
