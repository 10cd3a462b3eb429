interface HoverIntentOptions {
  /** How long the pointer must rest on the trigger before the menu opens, in ms. */
  openDelay: number;
  /** Within this time after closing the menu opens without delay, in ms. */
  skipDelay: number;
  /** How long the pointer may leave before the menu closes, in ms. */
  closeDelay: number;
  onChange: (open: boolean) => void;
}

interface HoverIntent {
  /** The pointer entered the trigger. */
  enterTrigger: () => void;
  /** The pointer entered the menu. */
  enterPanel: () => void;
  /** The pointer left the trigger or the menu. */
  leave: () => void;
  /** A click on the trigger, by mouse, touch or keyboard. */
  toggle: () => void;
  open: () => void;
  close: () => void;
}

/** In ms. A click this soon after the menu opened on hover was meant to open it, and leaves it open. */
const CLICK_DELAY = 400;

/**
 * Decides when a hover menu opens and closes, with the three delays of Radix's navigation menu. Knows no DOM; calls
 * `onChange` on each change.
 */
export function createHoverIntent(options: HoverIntentOptions): HoverIntent {
  const { openDelay, skipDelay, closeDelay, onChange } = options;
  let isOpen = false;
  let isSkipping = false;
  let isSettling = false;
  let pending: ReturnType<typeof setTimeout> | undefined;
  let skipping: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const set = (open: boolean): void => {
    clearTimeout(pending);
    if (open === isOpen) return;
    isOpen = open;
    clearTimeout(skipping);
    isSkipping = !open;
    if (!open) skipping = setTimeout(() => (isSkipping = false), skipDelay);
    onChange(open);
  };
  const openByHover = (): void => {
    set(true);
    isSettling = true;
    clearTimeout(settling);
    settling = setTimeout(() => (isSettling = false), CLICK_DELAY);
  };

  return {
    enterTrigger: () => {
      clearTimeout(pending);
      if (isOpen) return;
      if (isSkipping) openByHover();
      else pending = setTimeout(openByHover, openDelay);
    },
    enterPanel: () => clearTimeout(pending),
    leave: () => {
      clearTimeout(pending);
      if (isOpen) pending = setTimeout(() => set(false), closeDelay);
    },
    toggle: () => {
      if (!(isOpen && isSettling)) set(!isOpen);
    },
    open: () => set(true),
    close: () => set(false),
  };
}
