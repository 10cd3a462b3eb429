import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { Office } from '../../content/company/office-details.ts';
import { color, media } from '../../theme/tokens.ts';
import { SurveyMark } from '../../ui/layout/SurveyMark.tsx';
import { NEAR_VIEWPORT, whenFirstVisible } from '../../ui/media/InView.tsx';
import { Picture } from '../../ui/media/Picture.tsx';

const Root = styled.div`
  position: relative;
  /* No aspect-ratio: with max-height it would narrow the map on a low screen. */
  height: min(64vw, 60svh);
  min-height: 240px;
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
  /* A lazy frame without a box isn't fetched. */
  iframe[data-state='waiting'] {
    display: none;
  }
  /* Also invisible, so that the frame takes no focus. */
  iframe[data-state='loading'] {
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
    inset: 0;
    margin: auto;
    padding: 6px;
    background: ${color.bg};
    color: ${color.accent};
  }

  ${media.belowMd} {
    /* Closer, so that its names can be read. */
    picture {
      scale: 1.9;
    }
  }
  ${media.md} {
    height: min(46vw, 60svh);
  }
  ${media.lg} {
    grid-column: 1 / span 8;
    margin-block: 0;
    margin-inline: calc(-1 * var(--bleed)) 0;
    height: auto;
    min-height: 440px;
    border-inline-end: 1px solid ${color.line};
  }
  ${media.noScript} {
    iframe[data-state] {
      display: block;
    }
  }
`;

/**
 * An office's embedded map over its drawn one, which stays until the embedded one has loaded, or if the maps service
 * can't be reached. The frame is in the HTML but fetched within 200 px of the view, where a browser would fetch a
 * lazy one several screens ahead. The host is asked first, because a frame doesn't say whether it holds the map or an
 * error page.
 */
export function OfficeMap({ office }: { office: Office }) {
  const [state, setState] = useState<'waiting' | 'loading' | 'shown'>('waiting');
  const { name, coordinates } = office;
  const watch = useCallback(
    (root: HTMLElement | null) => {
      if (!root) return undefined;
      return whenFirstVisible(root, NEAR_VIEWPORT, () => {
        const { origin } = new URL(coordinates);
        fetch(origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
          () => setState('loading'),
          () => console.error(`Map could not be loaded: ${name}`),
        );
      });
    },
    [name, coordinates],
  );
  return (
    <Root ref={watch}>
      {office.map && (
        <Picture
          image={office.map}
          alt={`Drawn map of the ground around the ${name} office`}
          // Fills the height: on a phone the picture is wider than its frame.
          sizes="(min-width: 1280px) 960px, (min-width: 768px) 100vw, 192vw"
        />
      )}
      <SurveyMark kind="trig" size={36} className="mark" />
      <iframe
        loading="lazy"
        src={coordinates}
        title={`Map of the ${name} office`}
        data-state={state}
        // Not for the empty first document.
        onLoad={() => setState((current) => (current === 'loading' ? 'shown' : current))}
      />
    </Root>
  );
}
