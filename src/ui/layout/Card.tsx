import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';

interface CardProps {
  as?: 'div' | 'article' | 'li';
  /** A label in the upper corner: a number (`03`), a grid reference (`B2`). */
  coordinate?: string;
  children: ReactNode;
}

const Root = styled.div`
  position: relative;
  overflow: clip;
  padding: clamp(1.5rem, 2.4vw, 2rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.raised};
  transition: border-color ${motion.base};

  > .coordinate {
    ${textStyle.label}
    position: absolute;
    top: 14px;
    inset-inline-end: 16px;
    color: ${color.muted};
    transition: color ${motion.base};
  }
  h3 + p,
  h4 + p {
    margin-top: 12px;
    color: ${color.muted};
  }

  ${media.canHover} {
    &:hover {
      border-color: ${color.accent};
    }
    &:hover > .coordinate {
      color: ${color.accent};
    }
  }
  &:has(a:focus-visible, button:focus-visible) {
    border-color: ${color.accent};
  }
`;

/** A ruled panel with a label in its corner. */
export function Card({ as = 'div', coordinate, children }: CardProps) {
  return (
    <Root as={as}>
      {coordinate !== undefined && (
        <span className="coordinate" aria-hidden="true">
          {coordinate}
        </span>
      )}
      {children}
    </Root>
  );
}
