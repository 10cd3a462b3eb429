import type { Office } from '../../content/types.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SurveyMark } from '../../ui/SurveyMark.tsx';
import { useEmbeddedMap } from './use-embedded-map.ts';

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
