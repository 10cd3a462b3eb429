import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { cleanMessage, isOfExtension, ownFrames } from './clean-error.ts';
import {
  visitsEndpoint,
  messageLimits,
  type VisitMessage,
  type VisitOrigin,
  type Navigation,
} from './message.ts';
import { browserVisit } from '../enquiry/visit.ts';
import { visitOrigin } from './visit-origin.ts';
import {
  COUNTED_MARK,
  markedAt,
  SCRIPTS_MARK,
  setMark,
  forwardEvents,
  type VisitEvent,
} from './events.ts';

export interface MeasureOptions {
  /** The address of the app's entry; its hash identifies the release. */
  entry: string;
  /** The path of the document. */
  pathname: string;
  /** The id of the page at a path. */
  routeOf(pathname: string): string;
}

/** Types of navigation other than `load`, in the names of `web-vitals` and the browser. */
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
 * Counts the views of this document and reports them in one message when the visitor leaves it: counts and
 * times, nothing personal. Stores nothing in the browser.
 */
export function measure({ entry, pathname, routeOf }: MeasureOptions): void {
  const release = entry.match(/-([\w-]{8})\.js$/)?.[1] ?? '';
  const device = matchMedia('(pointer: coarse) and (max-width: 767px)').matches ? 'phone' : 'other';
  const emptyMessage = (): Omit<VisitMessage, keyof VisitOrigin> => ({
    device,
    release,
    views: [],
    vitals: [],
    steps: [],
    errors: [],
  });
  let message = emptyMessage();
  let route = routeOf(pathname);
  const stepsOfView = new Set<string>();
  const reported = new Set<string>();

  function add<Part extends 'views' | 'vitals' | 'steps' | 'errors'>(
    part: Part,
    item: VisitMessage[Part][number],
  ): void {
    const list = message[part] as (typeof item)[];
    if (list.length < messageLimits[part]) list.push(item);
  }

  function view(navigation: Navigation): void {
    stepsOfView.clear();
    add('views', { route, navigation });
  }

  function addEvent(event: VisitEvent): void {
    if (event.kind === 'view') {
      route = routeOf(event.pathname);
      view('soft');
    } else if (event.kind === 'step') {
      const isNew = !stepsOfView.has(event.step);
      stepsOfView.add(event.step);
      if (isNew) add('steps', { step: event.step, route });
    } else if (!isOfExtension(event.stack + event.message)) {
      const frames = ownFrames(event.stack, location.origin).slice(0, messageLimits.frames);
      const text = cleanMessage(event.message, event.enteredValues);
      add('errors', { kind: event.of, route, message: text, frames });
    }
  }

  /** CLS and INP continue to grow after the visitor returns; the values at the first leaving count. */
  function addVital({ id, name, value, navigationType, navigationURL }: Metric): void {
    if (reported.has(id)) return;
    reported.add(id);
    const itsPath = navigationURL ? new URL(navigationURL).pathname : pathname;
    const navigation = navigationOf(navigationType);
    add('vitals', { name, value, route: routeOf(itsPath), navigation });
  }

  function send(): void {
    if (document.visibilityState !== 'hidden') return;
    const { views, vitals, steps, errors, scripts } = message;
    if (!scripts && [views, vitals, steps, errors].every(({ length }) => length === 0)) return;
    const origin = visitOrigin(browserVisit.attribution(location.href));
    navigator.sendBeacon(visitsEndpoint, JSON.stringify({ ...message, ...origin }));
    message = emptyMessage();
  }

  if (markedAt(COUNTED_MARK) === null) {
    setMark(COUNTED_MARK);
    const [arrival] = performance.getEntriesByType('navigation');
    view(navigationOf(arrival?.type));
    message.scripts = { route, cameMs: markedAt(SCRIPTS_MARK), atMs: performance.now() };
  }
  forwardEvents(addEvent);
  // Not TTFB: a page restored or shown without a document has no first byte.
  onTTFB(addVital);
  for (const watch of [onCLS, onFCP, onINP, onLCP]) watch(addVital, { reportSoftNavs: true });
  addEventListener('pageshow', ({ persisted }) => persisted && view('restored'));
  // After the listeners of `web-vitals`, which report at the same event.
  addEventListener('visibilitychange', send);
}
