import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether a box's content overflows it, so that the box scrolls and needs the focus. False on the server and until
 * the box is measured; follows its size.
 *
 * @returns the state and the `ref` of the box
 */
export function useOverflow(): [overflows: boolean, ref: RefCallback<HTMLElement>] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [overflows, ref];
}
