import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fragmentName } from '../actions/fragment.ts';
import { focusTarget } from '../actions/Link.tsx';
import { showDialog, UNSEEN_EVENT } from './Popover.tsx';

/**
 * Opens a modal Popover when the address names it: on arrival, after a link within the page, and after a navigation,
 * which also closes it. Closing it leaves its address and returns the focus.
 *
 * @param id the Popover's, which the fragment names
 * @returns how often it was opened and stayed hidden
 */
export function useAddressedDialog(id: string): number {
  const [unseen, setUnseen] = useState(0);
  const { key } = useLocation();
  const arrival = useNavigationType();
  useEffect(() => {
    const dialog = dialogOf(id);
    /** Where the focus was: a link to a fragment loses it. */
    let before: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (!dialog.contains(target as Element)) before = target;
    };
    const leave = () => {
      if (isNamed(id)) history.replaceState(history.state, '', location.pathname + location.search);
      const { activeElement: focused, body } = document;
      if (focused !== body && !dialog.contains(focused)) return;
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
      else focusTarget();
    };
    const count = () => setUnseen((times) => times + 1);
    addEventListener('focusin', remember);
    dialog.addEventListener(UNSEEN_EVENT, count);
    dialog.addEventListener('close', leave);
    return () => {
      removeEventListener('focusin', remember);
      dialog.removeEventListener(UNSEEN_EVENT, count);
      dialog.removeEventListener('close', leave);
    };
  }, [id]);
  useEffect(() => {
    const dialog = dialogOf(id);
    // The router found no position to scroll to.
    if (isNamed(id) && arrival === NavigationType.Push) scrollTo(0, 0);
    if (!isNamed(id)) dialog.close();
    else if (!dialog.matches(':is([open], :popover-open)')) showDialog(dialog);
    dialog.dataset['scripted'] = ''; // from now on `:target` doesn't show it
  }, [key, id, arrival]);
  return unseen;
}

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement;

const isNamed = (id: string) => fragmentName() === id;
