import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { layer } from '../../theme/tokens.ts';

/*
 * A panel over the page with the browser's popover API: it opens, closes on Escape or a click outside, and returns
 * the focus, with or without script. In supported browsers without popovers (Chrome before 114, Safari before 17,
 * Firefox before 125) the buttons are links to the panel's id and `:target` shows it. Script opens a `modal` one as a
 * modal dialog, because a popover would let the focus pass behind it. Its id is also its address: `:target` shows it
 * until script opens it (use-addressed-dialog.ts).
 */

/** A fragment without an element: closes the panel that `:target` shows, without scrolling. */
const NOWHERE = '#closed';

const Root = styled.div`
  position: fixed;
  inset: 0;
  width: auto;
  max-width: none;
  height: auto;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  /* The page around panel and scrim stays clickable. */
  pointer-events: none;

  &:is(dialog):target:not([data-scripted]) {
    z-index: ${layer.menu};
    display: block;
  }
  @supports not selector(:popover-open) {
    z-index: ${layer.menu};
    &:not(:target, [open]) {
      display: none;
    }
    &:not(dialog):target {
      display: block;
    }
  }
  &::backdrop {
    background: none;
  }
  > * {
    pointer-events: auto;
  }
  /*
   * Receives clicks outside the panel: by default the browser would close the panel and also follow the link
   * below.
   */
  > .scrim {
    position: absolute;
    inset: 0;
    width: 100%;
    background: rgb(15 20 18 / 0.55);
    cursor: default;
  }
`;

interface PopoverButtonProps extends ComponentPropsWithRef<'button'> {
  /** The id of the Popover to open or hide. */
  opens: string;
  action?: 'toggle' | 'hide';
}

/** Opens or closes a Popover. */
export function PopoverButton({ opens, action = 'toggle', ref, ...props }: PopoverButtonProps) {
  const rest = { ...props, onClick: (event: MouseEvent) => toggleDialog(event, opens) };
  const { className, children, tabIndex, onClick, 'aria-hidden': hidden } = rest;
  const link = { className, children, tabIndex, onClick, 'aria-hidden': hidden };
  return (
    <>
      <button
        {...rest}
        ref={ref}
        type="button"
        popoverTarget={opens}
        popoverTargetAction={action}
      />
      <a {...link} href={action === 'hide' ? NOWHERE : `#${opens}`} data-opens />
    </>
  );
}

/** Opens or closes a dialog, unless it was open before hydration; leaves other elements to the browser. */
export function toggleDialog(event: MouseEvent, id: string): void {
  const panel = document.getElementById(id);
  if (!(panel instanceof HTMLDialogElement)) return;
  if (panel.open) panel.close();
  else if (panel.matches(':is(:popover-open)')) return;
  else showDialog(panel);
  event.preventDefault();
}

/** The event of a dialog that an extension hides. */
export const UNSEEN_EVENT = 'unseen';

/** Opens a dialog. One that an extension hides would lock the page: it is closed at once, and an event says so. */
export function showDialog(panel: HTMLDialogElement): void {
  panel.showModal();
  const { visibility } = getComputedStyle(panel.lastElementChild!);
  if (visibility === 'visible' && panel.lastElementChild!.getClientRects().length > 0) return;
  panel.close();
  panel.dispatchEvent(new Event(UNSEEN_EVENT));
}

interface PopoverProps extends ComponentPropsWithRef<'div'> {
  id: string;
  /** Needs an element with `autoFocus`. */
  modal?: boolean;
  children: ReactNode;
}

/** The panel (its children) over the dimmed page; a click outside only closes it. */
export function Popover({ id, modal = false, children, ...rest }: PopoverProps) {
  return (
    <Root {...rest} as={modal ? 'dialog' : 'div'} id={id} popover="auto">
      <PopoverButton opens={id} action="hide" className="scrim" tabIndex={-1} aria-hidden />
      {children}
    </Root>
  );
}

/** Closes a Popover by script, for example after a navigation. */
export function closePopover(panel: HTMLElement | null): void {
  // eslint-disable-next-line baseline-js/use-baseline -- checked before
  if (panel?.hidePopover) panel.hidePopover();
  else if (panel?.matches(':target')) location.replace(NOWHERE);
}
