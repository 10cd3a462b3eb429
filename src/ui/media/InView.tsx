import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens.ts';

/** Pictures are revealed 200 px before they come into view. */
export const NEAR_VIEWPORT = { rootMargin: '200px' } as const;
/** Section images and films start when a tenth of them is visible. */
export const TENTH_VISIBLE = { threshold: 0.1 } as const;

type Options = typeof NEAR_VIEWPORT | typeof TENTH_VISIBLE;
type Listener = (visible: boolean) => void;

interface Watch {
  observer: IntersectionObserver;
  listeners: Map<Element, Listener>;
}

const watches = new Map<Options, Watch>();

/**
 * Calls the listener with the element's visibility: once at first, then at every change, until the returned
 * function is called. Elements with the same options share an observer.
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

/** Calls the listener once, when the element first comes into view, unless the returned function is called before. */
export function whenFirstVisible(
  element: Element,
  options: Options,
  listener: () => void,
): () => void {
  const stop = whenVisible(element, options, (visible) => {
    if (!visible) return;
    stop();
    listener();
  });
  return stop;
}

/*
 * While its frame (Picture) clips all of it, a lazy image is not fetched, but keeps its alternative text, which it
 * would lose without a box.
 */
const Area = styled.div`
  ${media.scriptedScreen} {
    &[data-waiting] img {
      translate: 0 200%;
    }
  }
`;

/**
 * Loads its pictures once a tenth of it is visible. The pictures are in the HTML: without script, and while the
 * app can't be fetched (start-script.ts), the browser's lazy loading applies.
 */
export function InView({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Area ref={waitUntilSeen} className={className} data-waiting="">
      {children}
    </Area>
  );
}

function waitUntilSeen(root: HTMLElement | null) {
  if (!root) return undefined;
  return whenFirstVisible(root, TENTH_VISIBLE, () => root.removeAttribute('data-waiting'));
}
