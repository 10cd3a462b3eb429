import { useEffect, useState } from 'react';
import { useNavigation, type Location } from 'react-router-dom';
import { styled } from 'styled-components';
import { layer, media, palette } from '../theme/tokens.ts';

/** A navigation that takes longer than this is indicated, in ms. */
const SHOWN_AFTER_MS = 150;

/** @returns whether a slow navigation is under way */
export function usePendingNavigation(): boolean {
  const { location: target } = useNavigation();
  const [late, setLate] = useState<Location>();
  useEffect(() => {
    if (target) setTimeout(() => setLate(target), SHOWN_AFTER_MS);
  }, [target]);
  return target !== undefined && target === late;
}

const Line = styled.div`
  position: fixed;
  z-index: ${layer.header};
  top: calc(var(--header-height) - 3px);
  width: 100%;
  height: 3px;
  overflow: hidden;
  ${media.lowWindow} {
    top: 0;
  }

  &::before {
    content: '';
    display: block;
    height: 100%;
    background: ${palette.emberOnInk};
  }
  ${media.motionOk} {
    &::before {
      width: 40%;
      animation: pass 1.1s ease-in-out infinite;
    }
    @keyframes pass {
      from {
        transform: translateX(calc(-100% * var(--forward)));
      }
      to {
        transform: translateX(calc(250% * var(--forward)));
      }
    }
  }
`;

/** A line under the header and a message for screen readers during a slow navigation. */
export function PendingLine({ isShown }: { isShown: boolean }) {
  return (
    <>
      {isShown && <Line className="screen-only" />}
      <p className="visually-hidden" role="status">
        {isShown && 'The page is on its way.'}
      </p>
    </>
  );
}
