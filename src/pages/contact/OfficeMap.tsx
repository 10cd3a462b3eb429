import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { Office } from '../../content/types.ts';
import { color, media } from '../../theme/tokens.ts';
import { SurveyMark } from '../../ui/layout/SurveyMark.tsx';
import { NEAR_VIEWPORT, whenFirstVisible } from '../../ui/media/InView.tsx';
import { Picture } from '../../ui/media/Picture.tsx';

const Root = styled.div`
  position: relative;
  /* No aspect-ratio: with max-height it would narrow the map on a low screen. */
  height: min(120vw, 78svh);
  min-height: 280px;
  margin-inline: calc(-1 * var(--bleed));
  overflow: clip;
  background: ${color.raised};

  picture,
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    aspect-ratio: auto;
  }
  iframe {
    position: absolute;
    inset: 0;
  }
  /* visibility too: an invisible frame takes no focus. */
  iframe[data-shown='false'] {
    visibility: hidden;
    opacity: 0;
  }
  ${media.motionOk} {
    iframe {
      transition: opacity 300ms ease-out;
    }
  }
  .mark {
    position: absolute;
    top: 50%;
    left: 50%;
    padding: 6px;
    background: ${color.bg};
    color: ${color.accent};
    translate: -50% -50%;
  }

  ${media.md} {
    height: min(62vw, 78svh);
  }
  ${media.lg} {
    grid-column: 1 / span 8;
    margin: 0 0 0 calc(-1 * var(--bleed));
    height: auto;
    min-height: 560px;
    border-right: 1px solid ${color.line};
  }
  ${media.noScript} {
    iframe[data-shown] {
      visibility: visible;
      opacity: 1;
    }
  }
  /* A frame that was never shown prints empty. */
  ${media.print} {
    iframe {
      display: none;
    }
  }
`;

/**
 * An office's embedded map over its drawn one, which shows until the embedded one has loaded, and when the
 * maps service can't be reached. The frame is added within 200 px of the view: the browser loads a lazy frame
 * from several screens away. Without script it is in the HTML.
 */
export function OfficeMap({ office }: { office: Office }) {
  const [isNear, setNear] = useState(false);
  const [isShown, setShown] = useState(false);
  const watch = useCallback((root: HTMLElement | null) => {
    if (!root) return undefined;
    return whenFirstVisible(root, NEAR_VIEWPORT, () => setNear(true));
  }, []);
  const frame = (
    <iframe
      src={office.coordinates}
      title={`Map of the ${office.name} office`}
      loading="lazy"
      data-shown={isShown}
      onLoad={() => {
        // The page can't see whether the frame holds the map or the browser's error page; a request for
        // the same address fails where the map does.
        fetch(office.coordinates, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
          () => setShown(true),
          () => console.error(`Map could not be loaded: ${office.name}`),
        );
      }}
    />
  );
  return (
    <Root ref={watch}>
      <Picture
        image={office.map}
        alt={`Drawn map of the ground around the ${office.name} office`}
        sizes="(min-width: 1280px) 843px, (min-width: 1024px) 66vw, 100vw"
      />
      <SurveyMark kind="trig" size={36} className="mark" />
      <noscript>{frame}</noscript>
      {isNear && frame}
    </Root>
  );
}
