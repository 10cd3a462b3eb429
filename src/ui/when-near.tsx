import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type NamedExoticComponent,
} from 'react';
import { PartLoading } from './PartLoading.tsx';
import { untilItComes } from './until-it-comes.ts';

/** How far below the screen a part's code is asked for. */
const NEAR = { rootMargin: '600px' };

const partsOnServer: Promise<void>[] = [];

/**
 * Resolves when the code of every part of the pages imported so far is there: rendered before, a part
 * would wait for a view, which a server never has.
 */
export async function partsLoaded(): Promise<void> {
  await Promise.all(partsOnServer);
}

/**
 * Splits a heavy part of a page (a form, a carousel) from the page's code. The server renders it
 * whole; the browser keeps that HTML, which works as HTML does, and fetches and hydrates the part
 * when it comes near the view. Code that doesn't arrive is asked for again without end.
 *
 * @param load imports the component
 * @returns a component with the same props
 */
export function whenNear<P extends object>(
  load: () => Promise<ComponentType<P>>,
): NamedExoticComponent<P> {
  let Part: ComponentType<P> | undefined;
  let comeNear = () => {};
  const near = new Promise<void>((resolve) => (comeNear = resolve));
  if (import.meta.env.SSR) partsOnServer.push(load().then((component) => void (Part = component)));

  const LazyPart = lazy(async () => {
    await near;
    return { default: await untilItComes(load) };
  });

  // A part that is drawn again before its code is there would lose the server's HTML.
  return memo(function WhenNear(props: P) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear();
      }, NEAR);
      if (place.current) observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    const Shown = Part ?? LazyPart;
    return (
      <div ref={place}>
        <Suspense fallback={<PartLoading asked={near} />}>
          <Shown {...props} />
        </Suspense>
      </div>
    );
  });
}
