import { useEffect, useRef, useState } from 'react';
import { wrap } from './case-study-slides.ts';

/** For how long a move keeps the next one waiting, in milliseconds. */
const LOCK_MS = 300;

export interface LockedIndex {
  index: number;
  /** Within the 300 ms after a move, while further moves are ignored. */
  moving: boolean;
  /** Some move has happened. */
  moved: boolean;
  go: (position: number) => void;
}

/** The active slide of the case-study carousel: starts at 0, wraps, locks for 300 ms. */
export function useLockedIndex(count: number): LockedIndex {
  const [state, setState] = useState({ index: 0, moving: false, moved: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (position: number) => {
    if (timer.current !== undefined) return;
    setState({ index: wrap(position, count), moving: true, moved: true });
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setState((before) => ({ ...before, moving: false }));
    }, LOCK_MS);
  };
  return { ...state, index: Math.min(state.index, Math.max(count - 1, 0)), go };
}
