import type { FilmAsset } from '../../content/model/media.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { media, color, palette, radius } from '../../theme/tokens.ts';
import { filmEmbedUrl, FilmPlayer, FilmToggle } from './FilmPlayer.tsx';
import { Picture } from './Picture.tsx';
import { useFilmAllowed } from './use-film-allowed.ts';
import { setFilmsPaused, useFilmsPaused } from './use-films-paused.ts';
import { useHydrated } from '../loading/use-hydrated.ts';
import { TENTH_VISIBLE, whenFirstVisible } from './InView.tsx';

interface FilmProps {
  film: FilmAsset;
  /**
   * `background`: fills its positioned parent behind the text; black below 768 px. `figure`: a 16:9 box in
   * the text.
   */
  mode: 'background' | 'figure';
  className?: string;
}

/** Where a background film starts, in seconds. */
const BACKGROUND_START = 5;

/**
 * A muted, looping film with a pause button: from the configured video host, else from local files. With reduced
 * motion or Save-Data it shows the poster; a figure then plays on request. A pause stops all films of the session.
 */
export function Film({ mode, ...rest }: FilmProps) {
  return mode === 'background' ? <BackgroundFilm film={rest.film} /> : <FigureFilm {...rest} />;
}

/** Poster, film and frame lie over each other and fill their box. */
const filling = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  object-fit: cover;
`;

const Stage = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  background: #000;

  picture,
  video,
  iframe {
    ${filling}
    pointer-events: none;
  }
  /* Text lies over it, so a failed poster shows the grid instead of the pale placeholder. */
  picture[data-failed] img {
    opacity: 0;
  }
  /* object-fit does not crop iframes: a 16:9 box is cropped by the stage. */
  iframe {
    inset-block: 50% auto;
    inset-inline: 50% auto;
    width: max(100%, 177.78vh);
    height: auto;
    min-height: 100%;
    aspect-ratio: 16 / 9;
    transform: translate(calc(-50% * var(--forward)), -50%);
  }
  video {
    opacity: 0;
    transition: opacity 300ms ease-out;
  }
  video[data-started] {
    opacity: 1;
  }
  /* Black on a phone. A lazy image without a box isn't fetched. */
  ${media.belowMd} {
    picture {
      display: none;
    }
  }
`;

/**
 * The background mode. The poster is in the HTML; the film is fetched after the page has loaded, and `data-film` lets
 * the build find a missing one.
 */
function BackgroundFilm({ film }: { film: FilmAsset }) {
  const allowed = useFilmAllowed(true);
  const paused = useFilmsPaused();
  const { refused, refuse, allow } = useRefusal();
  const playing = !paused && !refused;
  const embed = filmEmbedUrl(film, { startAt: BACKGROUND_START, autoplay: true });

  return (
    <>
      <Stage className="screen-only" data-film={embed === null ? film.src : undefined}>
        <Picture image={film.poster} alt="" priority loading="lazy" />
        {allowed &&
          (embed === null ? (
            <FilmPlayer
              film={film}
              startAt={BACKGROUND_START}
              playing={playing}
              onRefused={refuse}
              decorative
            />
          ) : (
            !paused && (
              <iframe src={embed} title={film.title} allow="autoplay" tabIndex={-1} aria-hidden />
            )
          ))}
      </Stage>
      {allowed && (
        <FilmToggle
          film={film}
          playing={playing}
          onToggle={() => {
            allow();
            setFilmsPaused(playing);
          }}
        />
      )}
    </>
  );
}

/** Whether the browser refused a film, which then waits for its button. */
function useRefusal() {
  const [refused, setRefused] = useState(false);
  const refuse = useCallback(() => setRefused(true), []);
  return { refused, refuse, allow: () => setRefused(false) };
}

const Box = styled.div`
  position: relative;
  overflow: clip;
  aspect-ratio: 16 / 9;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};

  picture,
  video,
  iframe {
    ${filling}
  }
  /* Without the right edge, where a film's next picture begins. */
  picture,
  video:not([controls]) {
    width: 101.5%;
    max-width: none;
  }
  /* In the corner, at the end of the film's band for titles. */
  button {
    inset-inline-end: 0;
    bottom: 0;
    border-radius: 0;
  }
  /* The box would cut it off outside. */
  button:focus-visible {
    outline-color: ${palette.emberOnInk};
    outline-offset: -4px;
  }
  /*
   * As high as the band, which is lower than the button on a phone, and up to the end of the page's column; --film-end
   * is how far the film extends beyond it.
   */
  ${media.md} {
    button {
      inset-inline-end: var(--film-end, 0px);
      height: 8.9%;
      min-height: 0;
    }
    /* 44 px high for touch. */
    button::before {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: max(44px, 100%);
    }
  }
`;

/**
 * The figure mode. The video covers its lazy poster once a tenth of the box is visible; without script the browser's
 * controls play it.
 */
function FigureFilm({ film, className }: Omit<FilmProps, 'mode'>) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const allowed = useFilmAllowed(false);
  const [seen, setSeen] = useState(false);
  const paused = useFilmsPaused();
  // Plays only on request where films don't play automatically.
  const [requested, setRequested] = useState(false);
  const { refused, refuse, allow } = useRefusal();
  const playing = seen && !paused && !refused && (requested || allowed === true);

  useEffect(() => {
    if (!box.current) return undefined;
    return whenFirstVisible(box.current, TENTH_VISIBLE, () => setSeen(true));
  }, []);

  const toggle = () => {
    allow();
    setRequested(!playing);
    setFilmsPaused(playing);
  };
  const embed = filmEmbedUrl(film, { startAt: 0, autoplay: allowed === true && !paused });
  const frame = embed !== null && (
    <iframe src={embed} title={film.title} loading="lazy" allow="autoplay; fullscreen" />
  );
  return (
    <Box ref={box} className={`screen-only ${className ?? ''}`}>
      <Picture
        image={film.poster}
        narrow={film.phone?.poster}
        alt=""
        sizes="(min-width: 1280px) 1280px, 100vw"
      />
      {embed === null ? (
        <>
          {/* Not in the served document: a browser makes the film's hidden controls with it. */}
          {seen && <FilmPlayer film={film} playing={playing} onRefused={refuse} />}
          {/* Has its own poster, because browsers paint controls on black; only fetched without script. */}
          <noscript>
            <FilmPlayer film={film} playing={false} controls />
          </noscript>
          <FilmToggle film={film} playing={playing} onToggle={toggle} hidden={!hydrated} />
        </>
      ) : allowed === undefined ? (
        // Its address depends on the visitor's choice: one in the HTML would be fetched twice.
        <noscript>{frame}</noscript>
      ) : (
        frame
      )}
    </Box>
  );
}
