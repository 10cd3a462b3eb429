import { useCallback, useEffect, useRef, useState } from 'react';
import type { Office } from '../../content/types.ts';

/**
 * When an office's embedded map may be seen: once its frame has loaded and the maps service answers.
 * A frame doesn't tell its page whether it holds the map or the browser's error page; a request for
 * the same address, whose answer is not read, does. A map that can't be had is logged.
 */
export function useEmbeddedMap({ name, coordinates }: Office) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setShown] = useState(false);

  const onLoad = useCallback(() => {
    fetch(coordinates, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
      () => setShown(true),
      () => console.error(`Map could not be loaded: ${name}`),
    );
  }, [coordinates, name]);

  useEffect(() => {
    // It loaded before the script ran: a document of another origin is closed to this one.
    if (frame.current?.contentDocument === null) onLoad();
  }, [onLoad]);

  return { frame, isShown, onLoad };
}
