import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { layer, media } from '../../theme/tokens.ts';

/*
 * A panel over the page by the browser's own popover: it opens, closes on Escape and on a tap
 * beside it, and gives the focus back, with or without script. Where a browser has no popovers, the
 * buttons are links to the panel's id and `:target` shows it.
 */

/** An address that no element has: going there closes what `:target` shows, and scrolls nowhere. */
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
  /* Where neither panel nor scrim lies, the page can still be tapped. */
  pointer-events: none;

  @supports not selector(:popover-open) {
    z-index: ${layer.menu};
    &:not(:target) {
      display: none;
    }
  }
  > * {
    pointer-events: auto;
  }
  /*
   * A tap beside the panel lands here. Left to the browser, it would close the panel and follow the
   * link that lies beneath.
   */
  > .scrim {
    position: absolute;
    inset: 0;
    width: 100%;
    background: rgb(15 20 18 / 0.55);
    cursor: default;
  }
  /* Printed while it is open, the panel is the page. */
  ${media.print} {
    position: absolute;
    inset: 0 0 auto;
    > .scrim {
      display: none;
    }
    :root:has(&:popover-open) main {
      display: none;
    }
  }
`;

export interface PopoverButtonProps extends ComponentPropsWithRef<'button'> {
  /** Id of the Popover that it opens, or hides. */
  opens: string;
  action?: 'toggle' | 'hide';
}

/** Opens or closes a Popover. */
export function PopoverButton({ opens, action = 'toggle', ref, ...rest }: PopoverButtonProps) {
  const { className, children, tabIndex, 'aria-hidden': hidden, 'aria-label': label } = rest;
  const link = { className, children, tabIndex, 'aria-hidden': hidden, 'aria-label': label };
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

export interface PopoverProps extends ComponentPropsWithRef<'div'> {
  id: string;
  children: ReactNode;
}

/** The panel (its children) over the dimmed page; a tap beside it closes it and does nothing else. */
export function Popover({ id, children, ...rest }: PopoverProps) {
  return (
    <Root {...rest} id={id} popover="auto">
      <PopoverButton opens={id} action="hide" className="scrim" tabIndex={-1} aria-hidden />
      {children}
    </Root>
  );
}

/** Closes a Popover by script, e.g. when the page behind it has changed. */
export function closePopover(panel: HTMLElement | null): void {
  if (panel?.hidePopover) panel.hidePopover();
  else if (panel?.matches(':target')) location.replace(NOWHERE);
}
