/** Pictures are revealed 200 px before they come into view. */
export const NEAR = { rootMargin: '200px' } as const;
/** Section images and films start once a tenth of them is visible. */
export const TENTH_VISIBLE = { threshold: 0.1 } as const;

type Options = typeof NEAR | typeof TENTH_VISIBLE;
type Listener = (visible: boolean) => void;

interface Watch {
  observer: IntersectionObserver;
  listeners: Map<Element, Listener>;
}

const watches = new Map<Options, Watch>();

/**
 * Tells the listener whether the element is in view: once at first, then at every change, until
 * the returned function is called. All elements with the same options share one observer.
 */
export function whenVisible(element: Element, options: Options, listener: Listener): () => void {
  let watch = watches.get(options);
  if (!watch) {
    const listeners = new Map<Element, Listener>();
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    }, options);
    watch = { observer, listeners };
    watches.set(options, watch);
  }
  const { observer, listeners } = watch;
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer.unobserve(element);
  };
}
