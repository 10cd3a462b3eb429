import { useRef, type TouchEvent } from 'react';

/** Shorter than this is a tap or a tremble. */
const SWIPE_PX = 48;

/** Handlers that tell a sideways swipe of one finger; vertical movement stays the page's. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
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
      if (x < 0) onLeft();
      else onRight();
    },
  };
}
