import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { fragmentName } from './fragment.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> {
  /** A path of src/paths.ts, a fragment (`#offices`), or a full address (`https:`, `mailto:`, `tel:`). */
  to: string;
  /** Called when the visitor follows the link in this tab. */
  onFollow?: () => void;
}

const FULL_ADDRESS = /^[a-z][a-z0-9+.-]*:/i;

/** A link. The app follows those to the site's own paths, and prefetches their page (src/shell/page-links.ts). */
export function Link({ to, onFollow, ...rest }: LinkProps) {
  return (
    <a
      rel={FULL_ADDRESS.test(to) ? 'noopener' : undefined}
      {...rest}
      href={to}
      onClick={onFollow && ((event) => isForThisTab(event) && onFollow())}
    />
  );
}

/** Other buttons and modifier keys open the link in another tab. */
export function isForThisTab(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * Moves the focus to the element of the address's fragment, else to the page's heading, where screen readers and
 * Tab continue. A dialog takes it itself when it opens, and returns it: on a new page to the heading.
 */
export function focusTarget({ isNewPage = false } = {}): void {
  const named = document.getElementById(fragmentName());
  const isDialog = named instanceof HTMLDialogElement;
  if (isDialog && !isNewPage) return;
  const target = isDialog || !named ? document.querySelector<HTMLElement>('main h1') : named;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
