import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether a box's only child overflows it, so that the box scrolls and needs the focus. False on the server and until
 * both are measured; follows their sizes.
 *
 * @returns the state and the `ref` of the box
 */
export function useOverflow(): [overflows: boolean, ref: RefCallback<HTMLElement>] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    const content = box?.firstElementChild as HTMLElement | null | undefined;
    if (!box || !content) return undefined;
    // Not the box's scroll size, which includes what the box draws because it scrolls.
    const observer = new ResizeObserver(() =>
      setOverflows(
        content.offsetWidth > box.clientWidth || content.offsetHeight > box.clientHeight,
      ),
    );
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return [overflows, ref];
}
