import { useEffect, useState, type ReactNode } from 'react';
import { Loading } from './Loading.tsx';

/** How long a visitor is left to wait, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Stands in for a part of a page that was navigated to, whose code is on its way. It may never come: a
 * release has replaced the file, or the browser, like Firefox, asks for a module once in a document's
 * life. So whoever has waited for long is offered a new document, which has the part's HTML.
 *
 * @param asked resolves when the code is asked for first
 */
export function PartLoading({ asked }: { asked: Promise<void> }): ReactNode {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void asked.then(() => {
      if (!isGone) timer = setTimeout(() => setLate(true), PATIENCE_MS);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [asked]);
  if (!isLate) return <Loading />;
  return (
    <p className="loading" role="status">
      <span>
        This part of the page has not arrived. <a href="">Load the page again</a>
      </span>
    </p>
  );
}
