import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusTarget } from '../actions/Link.tsx';

/**
 * Opens a modal Popover when the address names it: at an arrival, after a link within the page, and after a navigation,
 * which also closes it. A visitor who closes it leaves its address, and returns to where the focus was.
 *
 * @param id the Popover's, which the fragment names
 */
export function useAddressedDialog(id: string): void {
  const { key } = useLocation();
  const arrival = useNavigationType();
  useEffect(() => {
    const dialog = document.getElementById(id) as HTMLDialogElement;
    const isNamed = () => location.hash === `#${id}`;
    /** Where the focus was: a link to a fragment loses it. */
    let before: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (!dialog.contains(target as Element)) before = target;
    };
    const follow = () => {
      if (!isNamed()) dialog.close();
      else if (!dialog.matches(':is([open], :popover-open)')) dialog.showModal();
    };
    const leave = () => {
      if (isNamed()) history.replaceState(history.state, '', location.pathname + location.search);
      const { activeElement: focused, body } = document;
      if (focused !== body && !dialog.contains(focused)) return;
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
      else focusTarget();
    };
    // The router has found no position of the closed dialog to scroll to.
    if (isNamed() && arrival === NavigationType.Push) scrollTo(0, 0);
    follow();
    dialog.dataset['scripted'] = ''; // from now on `:target` doesn't show it
    addEventListener('hashchange', follow);
    addEventListener('focusin', remember);
    dialog.addEventListener('close', leave);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('focusin', remember);
      dialog.removeEventListener('close', leave);
    };
  }, [key, id, arrival]);
}
