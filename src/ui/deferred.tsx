import {
  Suspense,
  memo,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { FirstScreenContext } from './first-screen-context.ts';
import { Loading } from './Loading.tsx';

declare global {
  interface Window {
    /** The last button that was clicked before the app could listen. */
    earlyClick?: HTMLElement;
  }
}

/** For a section that comes after the first screen, so that nothing there moves when it does. */
const ROOM = { minHeight: '100vh' };

const loaders = new Set<() => Promise<void>>();

/**
 * Loads the code of every deferred section known so far. The server calls it before it renders,
 * the browser before it shows a page that it has navigated to: only the first page, whose HTML is
 * already there, may wait.
 */
export async function loadDeferred(): Promise<void> {
  let known;
  do {
    known = loaders.size;
    await Promise.all([...loaders].map((load) => load()));
  } while (loaders.size > known);
}

/**
 * Splits a section's code from its page. The server renders the section fully; the browser keeps
 * that HTML and fetches and hydrates the code when the section comes into view or is touched or
 * focused. A click on a button before that is kept and replayed. On a page that the visitor navigates
 * to it comes right after the first screen.
 *
 * @param load imports the component
 * @returns a component with the same props
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const start = () =>
    (loading ??= load().then(
      (component) => {
        Loaded = component;
        settle();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  loaders.add(start);

  let need: () => void = () => {};
  let settle: () => void = () => {};
  const needed = new Promise<void>((resolve, reject) => {
    need = () => void start().catch(reject);
    // Marked as React marks the promises it knows: read at once when the code is there already.
    settle = () => {
      void Object.assign(needed, { status: 'fulfilled', value: undefined });
      resolve();
    };
  });
  needed.catch(() => {}); // the boundary above reports it; a promise nobody awaits yet must not

  function Body({ onHydrated, props }: { onHydrated: () => void; props: P }): ReactNode {
    if (import.meta.env.SSR && !Loaded) need();
    use(needed); // on every render: React warns about a `use` that a second attempt leaves out
    useEffect(onHydrated, [onHydrated]);
    return Loaded ? <Loaded {...props} /> : null;
  }

  return memo(function Deferred(props: P) {
    const wrapper = useRef<HTMLDivElement>(null);
    const isDue = useDeferredValue(true, !use(FirstScreenContext));
    const hydrated = useRef(() => {});
    const notify = useRef(() => hydrated.current()).current;
    // Before the first passive effect, so that no click falls between.
    useLayoutEffect(() => {
      if (Loaded || !wrapper.current) return;
      return whenNeeded(wrapper.current, need, hydrated);
    }, []);
    return (
      <div ref={wrapper} style={isDue ? undefined : ROOM}>
        {isDue && (
          <Suspense fallback={<Loading />}>
            <Body onHydrated={notify} props={props} />
          </Suspense>
        )}
      </div>
    );
  });
}

/** Calls `need` when the element is in view or in use; replays the last early click. */
function whenNeeded(element: HTMLElement, need: () => void, hydrated: RefObject<() => void>) {
  const touches = ['pointerenter', 'touchstart', 'focusin'] as const;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) need();
  });
  observer.observe(element);
  for (const touch of touches) element.addEventListener(touch, need, { passive: true });

  let clicked: HTMLElement | null = null;
  // Kept by src/start.ts while the app was on its way.
  if (window.earlyClick && element.contains(window.earlyClick)) {
    clicked = window.earlyClick;
    need();
  }
  const keepClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role="tab"]');
    if (!button || !element.contains(button)) return;
    event.preventDefault();
    clicked = button;
    need();
  };
  // On the window: React, at the document, lets no click through to a part that isn't hydrated.
  window.addEventListener('click', keepClick, { capture: true });

  const stop = () => {
    observer.disconnect();
    for (const touch of touches) element.removeEventListener(touch, need);
    window.removeEventListener('click', keepClick, { capture: true });
  };
  hydrated.current = () => {
    stop();
    clicked?.click();
  };
  return stop;
}
