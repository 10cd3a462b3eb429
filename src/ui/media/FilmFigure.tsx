import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FilmAsset } from '../../content/model/media.ts';
import { color, media, palette, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { useHydrated } from '../loading/use-hydrated.ts';
import { SampleTag } from '../text/SampleTag.tsx';
import { filling, filmEmbedUrl, FilmPlayer, FilmToggle } from './FilmPlayer.tsx';
import { TENTH_VISIBLE, whenFirstVisible } from './InView.tsx';
import { Picture } from './Picture.tsx';
import { useFilmAllowed } from './use-film-allowed.ts';
import { useFilmRefusal } from './use-film-refusal.ts';
import { setFilmsPaused, useFilmsPaused } from './use-films-paused.ts';

interface FilmFigureProps {
  film: FilmAsset;
  caption?: string;
  className?: string;
}

const Figure = styled.figure`
  figcaption {
    ${textStyle.label}
    margin-top: 14px;
    color: ${color.muted};
  }
  .tag {
    margin-top: 14px;
    margin-inline-start: var(--film-start, 0px);
  }
`;

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
   * is how far the film extends beyond it (--film-start at the other side).
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
 * A film in a 16:9 box in the text, its caption and the sample tag. The video covers its lazy poster once a tenth of
 * the box is visible; with reduced motion or Save-Data it plays on request, without script by the browser's controls.
 */
export function FilmFigure({ film, caption, className = '' }: FilmFigureProps) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const allowed = useFilmAllowed(false);
  const [seen, setSeen] = useState(false);
  const paused = useFilmsPaused();
  // Plays only on request where films don't play automatically.
  const [requested, setRequested] = useState(false);
  const { refused, refuse, allow } = useFilmRefusal();
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
    <Figure className={`screen-only ${className}`}>
      <Box ref={box}>
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
      {caption === undefined ? (
        <SampleTag />
      ) : (
        <figcaption>
          {caption}
          <SampleTag />
        </figcaption>
      )}
    </Figure>
  );
}
