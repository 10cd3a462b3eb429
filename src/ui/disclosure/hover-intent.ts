export interface HoverIntentOptions {
  /** How long the pointer rests on the trigger before the menu opens, in ms. */
  openDelay: number;
  /** Within this time after closing it opens without delay, in ms. */
  skipDelay: number;
  /** How long the pointer may be away before it closes, in ms. */
  closeDelay: number;
  onChange: (open: boolean) => void;
}

export interface HoverIntent {
  /** The pointer came over the trigger. */
  enterTrigger: () => void;
  /** The pointer came over the menu. */
  enterPanel: () => void;
  /** The pointer left the trigger or the menu. */
  leave: () => void;
  /** A click on the trigger, by mouse, touch or keyboard. */
  toggle: () => void;
  open: () => void;
  close: () => void;
  /** Forgets all timers. */
  dispose: () => void;
}

/** A click this soon after the hover opened the menu was meant to open it: it doesn't close it again. */
const SETTLING = 400;

/**
 * When a hover menu opens and closes, by the three delays that Radix's navigation menu has too. Knows
 * no DOM; says what should be through `onChange`, and only when that changes.
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
    settling = setTimeout(() => (isSettling = false), SETTLING);
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
    dispose: () => {
      clearTimeout(pending);
      clearTimeout(skipping);
      clearTimeout(settling);
    },
  };
}
