import { useEffect, useState } from 'react';
import { createPath, useNavigation, type Location } from 'react-router-dom';
import { styled } from 'styled-components';
import { layer, media, palette } from '../theme/tokens.ts';
import { NAVIGATION_LIMIT_MS } from './page-loader.ts';

/** A navigation that takes longer than this is shown, in ms: most are there before. */
const SHOWN_AFTER_MS = 150;

/**
 * Watches the navigation under way, until its page is drawn with all its parts. One that takes too long
 * becomes an ordinary page load: the browser shows it, and the visitor can stop it.
 *
 * @returns whether it has taken long enough to be shown
 */
export function usePendingNavigation(): boolean {
  const { location: target } = useNavigation();
  const [late, setLate] = useState<Location>();
  useEffect(() => {
    if (!target) return undefined;
    const show = setTimeout(() => setLate(target), SHOWN_AFTER_MS);
    const giveUp = setTimeout(() => loadDocument(target), NAVIGATION_LIMIT_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(giveUp);
    };
  }, [target]);
  return target !== undefined && target === late;
}

function loadDocument(target: Location): void {
  // Once the address has changed, as on the way back, assigning it could lead to its fragment alone.
  if (createPath(target) === createPath(location)) location.reload();
  else location.assign(createPath(target));
}

const Line = styled.div`
  position: fixed;
  z-index: ${layer.header};
  top: calc(var(--header-height) - 3px);
  width: 100%;
  height: 3px;
  overflow: hidden;

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
        transform: translateX(-100%);
      }
      to {
        transform: translateX(250%);
      }
    }
  }
`;

/** A line under the header, and the word to screen readers, while a page is on its way. */
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
