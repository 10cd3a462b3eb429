import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { cleanMessage, isOfExtension, ownFrames } from './clean-error.ts';
import { fieldEndpoint, MOST, type FieldMessage, type Navigation } from './message.ts';
import { COUNTED_MARK, markedAt, SCRIPTS_MARK } from './marks.ts';
import { takeNotes, type Note } from './notes.ts';

export interface MeasureOptions {
  /** Address of the app's entry, whose hash names the release. */
  entry: string;
  /** The path that the document came with. */
  pathname: string;
  /** The id of the page at a path. */
  routeOf(pathname: string): string;
}

/** The ways to a page that count as another one than `load`, as `web-vitals` and the browser name them. */
const navigations = new Map<string, Navigation>([
  ['reload', 'reload'],
  ['back-forward', 'back-forward'],
  ['back_forward', 'back-forward'],
  ['restore', 'back-forward'],
  ['back-forward-cache', 'restored'],
  ['soft-navigation', 'soft'],
]);
const navigationOf = (type = ''): Navigation => navigations.get(type) ?? 'load';

/**
 * Counts this document's views, from its first one on, and tells the server in one message whenever the
 * visitor leaves it: counts and times, nothing about the person. Keeps nothing in the browser.
 */
export function measure({ entry, pathname, routeOf }: MeasureOptions): void {
  const release = entry.match(/-([\w-]{8})\.js$/)?.[1] ?? '';
  const device = matchMedia('(pointer: coarse) and (max-width: 767px)').matches ? 'phone' : 'other';
  const nothing = (): FieldMessage => ({
    device,
    release,
    views: [],
    vitals: [],
    steps: [],
    errors: [],
  });
  let message = nothing();
  let route = routeOf(pathname);
  const stepsOfView = new Set<string>();
  const told = new Set<string>();

  function add<Part extends 'views' | 'vitals' | 'steps' | 'errors'>(
    part: Part,
    item: FieldMessage[Part][number],
  ): void {
    const list = message[part] as (typeof item)[];
    if (list.length < MOST[part]) list.push(item);
  }

  function view(navigation: Navigation): void {
    stepsOfView.clear();
    add('views', { route, navigation });
  }

  function take(it: Note): void {
    if (it.kind === 'view') {
      route = routeOf(it.pathname);
      view('soft');
    } else if (it.kind === 'step') {
      const isNew = !stepsOfView.has(it.step);
      stepsOfView.add(it.step);
      if (isNew) add('steps', { step: it.step, route });
    } else if (!isOfExtension(it.stack + it.message)) {
      const frames = ownFrames(it.stack, location.origin).slice(0, MOST.frames);
      const text = cleanMessage(it.message, it.typed);
      add('errors', { kind: it.of, route, message: text, frames });
    }
  }

  /** CLS and INP grow on after the visitor has left and come back: what counts is the first leaving. */
  function takeVital({ id, name, value, navigationType, navigationURL }: Metric): void {
    if (told.has(id)) return;
    told.add(id);
    const itsPath = navigationURL ? new URL(navigationURL).pathname : pathname;
    const navigation = navigationOf(navigationType);
    add('vitals', { name, value, route: routeOf(itsPath), navigation });
  }

  function send(): void {
    if (document.visibilityState !== 'hidden') return;
    const { views, vitals, steps, errors, scripts } = message;
    if (!scripts && [views, vitals, steps, errors].every(({ length }) => length === 0)) return;
    navigator.sendBeacon(fieldEndpoint, JSON.stringify(message));
    message = nothing();
  }

  if (markedAt(COUNTED_MARK) === null) {
    performance.mark(COUNTED_MARK);
    const [arrival] = performance.getEntriesByType('navigation');
    view(navigationOf(arrival?.type));
    message.scripts = { route, cameMs: markedAt(SCRIPTS_MARK), atMs: performance.now() };
  }
  takeNotes(take);
  // Not TTFB: where no document is asked for, there is no byte to wait for.
  onTTFB(takeVital);
  for (const watch of [onCLS, onFCP, onINP, onLCP]) watch(takeVital, { reportSoftNavs: true });
  addEventListener('pageshow', ({ persisted }) => persisted && view('restored'));
  // After those of `web-vitals`, which report at the same moment.
  addEventListener('visibilitychange', send);
}
