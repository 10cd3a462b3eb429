/** `blocked`: the script or its frame never came (an ad blocker, a firewall, no network). */
export type SchedulingState = 'loading' | 'ready' | 'blocked';

export interface SchedulingHosts {
  link: string;
  script: string;
  frame: string;
}

/** The inline widget's own interface, for scripts that don't fill the container by themselves. */
interface WidgetApi {
  initInlineWidget?: (options: { url: string; parentElement: HTMLElement }) => void;
}

/** How long a loaded script may take to show its frame before we offer the plain link, in ms. */
const PATIENCE = 8000;

/**
 * Adds the scheduling script to the document, so that it shows its calendar in the container.
 *
 * @param report hears 'ready' when the calendar's frame stands, 'blocked' when it can't come
 * @returns a function that takes everything away again: the script, the frames and stylesheets
 *   that came from its hosts, the globals it left, also when it arrives after that
 */
export function embedScheduling(
  container: HTMLElement,
  { link, script: source, frame }: SchedulingHosts,
  report: (state: SchedulingState) => void,
): () => void {
  const globalsBefore = new Set(Object.getOwnPropertyNames(window));
  let globals: string[] = [];
  let left = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const ready = () => {
    clearTimeout(patience);
    observer.disconnect();
    report('ready');
  };
  const observer = new MutationObserver(() => {
    if (container.querySelector('iframe')) ready();
  });
  observer.observe(container, { childList: true, subtree: true });

  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  script.addEventListener('load', () => {
    globals = Object.getOwnPropertyNames(window).filter(
      (name) => !globalsBefore.has(name) && !/^\d+$/.test(name),
    );
    // A script that was on its way when the visitor left runs all the same.
    if (left) return clean();
    patience = setTimeout(() => report('blocked'), PATIENCE);
    if (container.querySelector('iframe')) return ready();
    const { Calendly } = window as Window & { Calendly?: WidgetApi };
    Calendly?.initInlineWidget?.({ url: link, parentElement: container });
  });
  script.addEventListener('error', () => {
    if (!left) report('blocked');
  });
  document.body.append(script);

  function clean() {
    script.remove();
    container.replaceChildren();
    removeFromHosts([source, frame]);
    for (const name of globals) Reflect.deleteProperty(window, name);
  }

  return () => {
    left = true;
    clearTimeout(patience);
    observer.disconnect();
    clean();
  };
}

/** Takes every script, frame and stylesheet out of the document that came from these hosts. */
function removeFromHosts(addresses: readonly string[]): void {
  const origins = new Set(addresses.map((address) => URL.parse(address)?.origin));
  for (const element of document.querySelectorAll('script[src], iframe[src], link[href]')) {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const stylesheet = element.getAttribute('rel') === 'stylesheet';
    if (element.tagName === 'LINK' && !stylesheet) continue;
    if (origins.has(URL.parse(address, document.baseURI)?.origin)) element.remove();
  }
}
