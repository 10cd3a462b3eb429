import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TENTH_VISIBLE, whenVisible } from './when-visible.ts';

const Root = styled.div`
  /* A lazy image without a box isn't fetched; its frame (Picture) keeps the place. */
  &[data-waiting] img {
    display: none;
  }
`;

/**
 * A part of a page whose pictures load only once a tenth of it is visible, and stay. They are in
 * the HTML all the same: until the script is there, the browser's own lazy loading decides.
 */
export function InView({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Root ref={waitUntilSeen} className={className}>
      {children}
    </Root>
  );
}

function waitUntilSeen(root: HTMLElement | null) {
  if (!root) return undefined;
  const stop = whenVisible(root, TENTH_VISIBLE, (visible) => {
    root.toggleAttribute('data-waiting', !visible);
    if (visible) stop();
  });
  return stop;
}
