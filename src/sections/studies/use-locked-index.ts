import { type TouchEvent, useRef, useState } from 'react';
import { readDirection } from '../../ui/layout/direction.ts';

/** In px. A shorter movement is a tap. */
const SWIPE_PX = 48;

/**
 * Handlers that detect a horizontal swipe: `onNext` after one against the document's direction. Vertical movement
 * scrolls the page.
 */
export function useSwipe({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!touch || !from) return;
      const x = touch.clientX - from.x;
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(touch.clientY - from.y)) return;
      if (x < 0 === (readDirection() === 'ltr')) onNext();
      else onPrevious();
    },
  };
}

/** How long a move blocks the next one, in milliseconds. */
const LOCK_MS = 300;

interface LockedIndex {
  index: number;
  /** True for 300 ms after a move, while further moves are ignored. */
  moving: boolean;
  /** True after the first move. */
  moved: boolean;
  go: (position: number) => void;
}

/** The index of the carousel's slide: starts at 0, wraps, locks for 300 ms after a move. */
export function useLockedIndex(count: number): LockedIndex {
  const [state, setState] = useState({ index: 0, moving: false, moved: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (position: number) => {
    if (timer.current !== undefined) return;
    setState({ index: (position + count) % count, moving: true, moved: true });
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setState((before) => ({ ...before, moving: false }));
    }, LOCK_MS);
  };
  return { ...state, index: Math.min(state.index, Math.max(count - 1, 0)), go };
}
