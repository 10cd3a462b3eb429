import { lazy, type ComponentType } from 'react';
import { untilItComes } from './until-it-comes.ts';

const onServer: Promise<unknown>[] = [];

/** Resolves when the server has the code of every part: a part that comes late would be sent by script. */
export async function partsLoaded(): Promise<void> {
  await Promise.all(onServer);
}

/**
 * Splits a part with heavy libraries (a form, a carousel) from the code of its page. The server renders
 * it whole; the browser keeps that HTML, which works as HTML does, until the part's code is there, and
 * asks for code that doesn't arrive without end. A page that is navigated to waits for it and appears
 * whole (Sections.tsx).
 *
 * @param load imports the component
 * @returns a component with the same props
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  if (!import.meta.env.SSR)
    return lazy(() => untilItComes(load).then((Part) => ({ default: Part })));

  let Part: ComponentType<P> | undefined;
  onServer.push(load().then((loaded) => (Part = loaded)));
  return function ServerPart(props) {
    if (!Part) throw new Error('A part is rendered before partsLoaded() has resolved.');
    return <Part {...props} />;
  };
}
