import { useCallback, useEffect, useRef, useState } from 'react';
import type { Office } from '../../content/types.ts';
import { SurveyMark } from '../../ui/layout/SurveyMark.tsx';
import { Picture } from '../../ui/media/Picture.tsx';

/**
 * An office's embedded map over its drawn one, which stays to be seen until the other is there, and
 * where the maps service can't be reached.
 */
export function OfficeMap({ office }: { office: Office }) {
  const { frame, isShown, onLoad } = useEmbeddedMap(office);
  return (
    <div className="map">
      <Picture
        image={office.map}
        alt={`Drawn map of the ground around the ${office.name} office`}
        sizes="(min-width: 1280px) 843px, (min-width: 1024px) 66vw, 100vw"
      />
      <SurveyMark kind="trig" size={36} className="mark" />
      <iframe
        ref={frame}
        src={office.coordinates}
        title={`Map of the ${office.name} office`}
        loading="lazy"
        data-shown={isShown}
        onLoad={onLoad}
      />
    </div>
  );
}

/**
 * When an office's embedded map may be seen: once its frame has loaded and the maps service answers.
 * A frame doesn't tell its page whether it holds the map or the browser's error page; a request for
 * the same address, whose answer is not read, does. A map that can't be had is logged.
 */
function useEmbeddedMap({ name, coordinates }: Office) {
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
