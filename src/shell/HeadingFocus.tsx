import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../ui/actions/focus-heading.ts';

/**
 * Moves the focus to a new page's heading, as a page load would begin anew: without it a screen
 * reader stays silent after a navigation. Draws nothing.
 */
export function HeadingFocus(): null {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // With the page itself: a plain effect waits until the browser has drawn, and behind a picture that
  // moves to its hero (StudyTransition) for the drawing of that.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
  return null;
}
