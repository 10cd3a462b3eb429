import { useRef } from 'react';
import type { Office } from '../../content/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SurveyMark } from '../../ui/SurveyMark.tsx';

interface OfficeMapProps {
  office: Office;
  /** The maps service may be called: the visitor asked for it. */
  embedded: boolean;
  onShow: () => void;
}

/** An office's drawn map; in the same frame, once asked for, the embedded one. */
export function OfficeMap({ office, embedded, onShow }: OfficeMapProps) {
  const asked = useRef(false);
  return (
    <div className="map">
      {embedded ? (
        <iframe
          src={office.coordinates}
          title={`Map of the ${office.name} office`}
          ref={(frame) => {
            // The button that had the focus is gone: hand it to what replaced it.
            if (frame && asked.current) frame.focus({ preventScroll: true });
            asked.current = false;
          }}
        />
      ) : (
        <>
          <Picture
            image={office.map}
            alt={`Drawn map of the ground around the ${office.name} office`}
            sizes="(min-width: 1280px) 843px, (min-width: 1024px) 66vw, 100vw"
          />
          <SurveyMark kind="trig" size={36} className="mark" />
          <Button
            variant="secondary"
            onClick={() => {
              asked.current = true;
              onShow();
            }}
          >
            Show map
          </Button>
        </>
      )}
    </div>
  );
}
