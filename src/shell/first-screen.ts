declare global {
  /** The sheet of the head's script, if it leaves anything out. */
  var firstScreenSheet: CSSStyleSheet | undefined;
}

export const FIRST_SCREEN_SCRIPT_ID = 'first-screen';

/** With fewer, more frames are drawn; with more, one task blocks a cheap phone for long. */
const SECTIONS_AT_ONCE = 3;

/** What follows the first section, from its nth part on. With `:is()` a browser counts the children of main alone. */
const belowSelector = (first: number) => `:is(main > *):nth-child(n + ${first}), main ~ footer`;

/**
 * The inline script of every document's head. Leaves out all pictures but the first screen's large one until the first
 * paint, and the layout of what is below the screen until the page is hydrated (`layOutTheRest`). Only at the top of a
 * new history entry, which has no recorded position, and in browsers with scroll anchoring. Heights are estimated for a
 * phone; Chromium lays out what falls within two and a half screens. In a sheet of its own, because React hydrates the
 * document's attributes.
 */
export const firstScreenScript = `{
  const { type, name } = performance.getEntriesByType('navigation')[0] ?? {};
  const isAtTop = type === 'navigate' && !history.state && !(name + location.hash).includes('#');
  const isSupported = (declaration) => globalThis.CSS?.supports(declaration);
  if (
    isAtTop &&
    globalThis.requestIdleCallback &&
    isSupported('overflow-anchor: auto') &&
    isSupported('contain-intrinsic-size: auto 1px')
  ) {
    const sheet = new CSSStyleSheet({ media: 'screen' });
    sheet.replaceSync('${belowSelector(2)} { content-visibility: auto; contain-intrinsic-size: auto 1500px }');
    // Out of its frame, as in InView, a lazy picture is not fetched: it would share the line with the typefaces.
    sheet.insertRule('picture > img[loading=lazy]:not([fetchpriority]) { translate: 0 200% }', 1);
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      sheet.deleteRule(1);
    }).observe({ type: 'paint', buffered: true });
    // Extensions have sheets of their own there.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    globalThis.firstScreenSheet = sheet;
    // What may jump: a link to a fragment, the End key.
    const disableSheet = () => (sheet.disabled = true);
    for (const event of ['click', 'keydown']) addEventListener(event, disableSheet, { capture: true, once: true });
  }
}`;

/** Lays out the whole page at once, for a navigation. */
export function layOutWholePage(): void {
  if (globalThis.firstScreenSheet) globalThis.firstScreenSheet.disabled = true;
}

/**
 * Lays out what the head's script has left out, a few sections each time the browser is idle, once the typefaces are
 * there.
 */
export async function layOutTheRest(): Promise<void> {
  const rule = globalThis.firstScreenSheet?.cssRules[0];
  if (!rule) return;
  await document.fonts.ready;
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  const parts = document.querySelector('main')!.childElementCount;
  for (let first = 2 + SECTIONS_AT_ONCE; first <= parts; first += SECTIONS_AT_ONCE) {
    await idle();
    (rule as CSSStyleRule).selectorText = belowSelector(first);
  }
  await idle();
  layOutWholePage();
}
