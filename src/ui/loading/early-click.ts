declare global {
  // The script of src/shell/start-script.ts sets it.
  var earlyClick: Event | undefined;
}

/**
 * Repeats the visitor's last click if it was on a button of this part and came before React listened: React drops
 * clicks on what it has not hydrated yet, and on a slow connection the visitor would have to click again. Call it once
 * the part's handlers work, for example as the `ref` of its outermost element.
 */
export function repeatEarlyClick(part: HTMLElement | null): void {
  const click = globalThis.earlyClick;
  const button = click?.target instanceof Element && click.target.closest('button');
  // React hydrates what it can at a click, and then handles this click itself.
  if (!button || click.eventPhase !== Event.NONE || !part?.contains(button)) return;
  globalThis.earlyClick = undefined;
  button.click();
}
