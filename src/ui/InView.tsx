import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TENTH_VISIBLE, whenVisible } from './when-visible.ts';

const Root = styled.div`
  /* A lazy image without a box isn't fetched; its frame (Picture) keeps the place. */
  :root[data-painted] &:not([data-seen]) img {
    display: none;
  }
`;

/**
 * A part of a page whose pictures are fetched only once a tenth of it is visible, and stay
 * (SPEC.md 2, /ai-chat). The pictures are in the HTML all the same: without JavaScript, and where
 * src/start.ts isn't allowed to run and to mark the document, the browser's own lazy loading decides.
 */
export function InView({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Root ref={markWhenSeen} className={className}>
      {children}
    </Root>
  );
}

function markWhenSeen(root: HTMLElement | null) {
  if (!root) return undefined;
  const stop = whenVisible(root, TENTH_VISIBLE, (visible) => {
    if (!visible) return;
    root.dataset.seen = '';
    stop();
  });
  return stop;
}
