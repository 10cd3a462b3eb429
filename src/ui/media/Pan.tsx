import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { useOverflow } from '../layout/use-overflow.ts';

interface PanProps {
  /** The accessible name of the scrollable area. */
  label: string;
  /** A picture whose text would be too small in a narrow window. */
  children: ReactNode;
}

/** The width that a desktop's screenshot is drawn for. */
const OWN_WIDTH = '960px';

const Root = styled.div`
  .view {
    overflow-x: auto;
    /* Keeps a swipe at the end from navigating back. */
    overscroll-behavior-x: contain;
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
  }
  .hint {
    ${textStyle.label}
    padding-top: 10px;
    color: ${color.muted};
  }
  ${media.belowLg} {
    picture {
      width: ${OWN_WIDTH};
    }
  }
  ${media.lg} {
    .hint {
      display: none;
    }
  }
  ${media.print} {
    picture {
      width: auto;
    }
    .view {
      overflow: visible;
      border: 0;
    }
  }
`;

/** A wide picture in a frame that scrolls by finger, wheel or arrow keys. */
export function Pan({ label, children }: PanProps) {
  const [isWider, view] = useOverflow();
  return (
    <Root>
      <div
        className="view"
        ref={view}
        role={isWider ? 'group' : undefined}
        aria-label={isWider ? label : undefined}
        tabIndex={isWider ? 0 : undefined}
      >
        {children}
      </div>
      <p className="hint screen-only" aria-hidden="true">
        Swipe or scroll sideways to see all of it
      </p>
    </Root>
  );
}
