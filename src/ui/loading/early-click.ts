declare global {
  // The script of src/shell/start-script.ts sets it.
  var earlyClick: HTMLElement | undefined;
}

/**
 * Repeats the visitor's last click if it was on a button of this part and came before React listened to it: React
 * drops clicks on what it has not hydrated yet, and a slow line would make the visitor click again. Call it once the
 * part's handlers work, for example as the `ref` of its outermost element.
 */
export function repeatEarlyClick(part: HTMLElement | null): void {
  const button = globalThis.earlyClick;
  if (!button || !part?.contains(button)) return;
  globalThis.earlyClick = undefined;
  button.click();
}
