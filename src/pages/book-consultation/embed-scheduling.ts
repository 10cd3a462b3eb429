import { parseUrl } from '../../parse-url.ts';

/** `blocked`: the script or its frame did not arrive in time (ad blocker, firewall, no network). */
export type SchedulingState = 'loading' | 'ready' | 'blocked';

interface SchedulingHosts {
  link: string;
  script: string;
  frame: string;
}

/** The inline widget's API, for scripts that don't fill the container themselves. */
interface WidgetApi {
  initInlineWidget?: (options: { url: string; parentElement: HTMLElement }) => void;
}

/** How long the calendar may take to appear before the plain link stays. */
const LOAD_TIMEOUT_MS = 8000;

/**
 * Adds the scheduling script to the document, which shows its calendar in the container.
 *
 * @param report called once, with 'ready' when the calendar's frame is there, or 'blocked' after the time limit
 * @returns removes the script with its frames, stylesheets and globals, also those that arrive later
 */
export function embedScheduling(
  container: HTMLElement,
  { link, script: source, frame }: SchedulingHosts,
  report: (state: SchedulingState) => void,
): () => void {
  const globalsBefore = new Set(Object.getOwnPropertyNames(window));
  let globals: string[] = [];
  /** Whether the visitor has left or the time is up. */
  let left = false;

  const settle = () => {
    clearTimeout(loadTimer);
    observer.disconnect();
  };
  const end = (state: SchedulingState) => {
    settle();
    if (left) return;
    left = state === 'blocked';
    report(state);
  };
  const observer = new MutationObserver(() => {
    if (container.querySelector('iframe')) end('ready');
  });
  observer.observe(container, { childList: true, subtree: true });
  // The time starts now: a script may hang, or something else may answer it.
  const loadTimer = setTimeout(() => {
    end('blocked');
    clean();
  }, LOAD_TIMEOUT_MS);

  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  script.addEventListener('load', () => {
    globals = Object.getOwnPropertyNames(window).filter(
      (name) => !globalsBefore.has(name) && !/^\d+$/.test(name),
    );
    // A script that is still loading when the visitor leaves, or when the time is up, runs all the same.
    if (left) return clean();
    if (container.querySelector('iframe')) return end('ready');
    const { Calendly } = window as Window & { Calendly?: WidgetApi };
    Calendly?.initInlineWidget?.({ url: link, parentElement: container });
  });
  script.addEventListener('error', () => end('blocked'));
  document.body.append(script);

  function clean() {
    script.remove();
    container.replaceChildren();
    removeFromHosts([source, frame]);
    for (const name of globals) Reflect.deleteProperty(window, name);
  }

  return () => {
    left = true;
    settle();
    clean();
  };
}

/** Removes scripts, frames and stylesheets of these hosts from the document. */
function removeFromHosts(addresses: readonly string[]): void {
  const origins = new Set(addresses.map((address) => parseUrl(address)?.origin));
  for (const element of document.querySelectorAll('script[src], iframe[src], link[href]')) {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const stylesheet = element.getAttribute('rel') === 'stylesheet';
    if (element.tagName === 'LINK' && !stylesheet) continue;
    if (origins.has(parseUrl(address, document.baseURI)?.origin)) element.remove();
  }
}
