import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, masked, media, motion, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { contourUrl } from '../media/ContourField.tsx';

interface CardProps {
  as?: 'div' | 'article' | 'li';
  /** A label in the upper corner: a number (`03`), a grid reference (`B2`). */
  coordinate?: string;
  /** Draws contour lines behind the content, which move on hover. */
  contour?: boolean;
  children: ReactNode;
}

const Root = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding: clamp(1.5rem, 2.4vw, 2rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.raised};
  transition: border-color ${motion.base};

  > .coordinate {
    ${type.label}
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

  &[data-contour='true']::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -8px;
    background: ${color.line};
    opacity: 0.55;
    ${masked(`url('${contourUrl('spur')}') 100% 100% / 620px no-repeat`)}
    transition:
      transform ${motion.slow},
      opacity ${motion.slow};
  }

  ${media.canHover} {
    &:hover {
      border-color: ${color.accent};
    }
    &:hover > .coordinate {
      color: ${color.accent};
    }
    &[data-contour='true']:hover::before {
      transform: translate(-6px, -5px);
      opacity: 1;
    }
  }
  &:has(a:focus-visible, button:focus-visible) {
    border-color: ${color.accent};
  }
  ${media.reducedMotion} {
    &[data-contour='true']::before {
      transform: none !important;
    }
  }
`;

/** A ruled panel with a label in its corner. */
export function Card({ as = 'div', coordinate, contour = false, children }: CardProps) {
  return (
    <Root as={as} data-contour={contour}>
      {coordinate !== undefined && (
        <span className="coordinate" aria-hidden="true">
          {coordinate}
        </span>
      )}
      {children}
    </Root>
  );
}
