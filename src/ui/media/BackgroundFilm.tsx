import { useState } from 'react';
import { styled } from 'styled-components';
import type { FilmAsset } from '../../content/types.ts';
import { media } from '../../theme/tokens.ts';
import { filmEmbedUrl } from './film-sources.ts';
import { FilmPlayer } from './FilmPlayer.tsx';
import { FilmToggle } from './FilmToggle.tsx';
import { Picture } from './Picture.tsx';
import { useFilmAllowed } from './use-film-allowed.ts';

const Stage = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  background: #000;

  picture,
  video,
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
    pointer-events: none;
  }
  /* Words stand on it: a poster that can't be had leaves the grid, not the pale placeholder. */
  picture[data-failed] img {
    opacity: 0;
  }
  /* An iframe can't be cropped by object-fit: give it 16:9 and let the stage cut it. */
  iframe {
    inset: 50% auto auto 50%;
    width: max(100%, 177.78vh);
    height: auto;
    min-height: 100%;
    aspect-ratio: 16 / 9;
    transform: translate(-50%, -50%);
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
  ${media.print} {
    display: none;
  }
`;

interface BackgroundFilmProps {
  film: FilmAsset;
  startAt: number;
  className?: string;
}

/** Film's background mode. The poster is in the HTML; the film comes once the page has loaded. */
export function BackgroundFilm({ film, startAt, className }: BackgroundFilmProps) {
  const allowed = useFilmAllowed(true);
  const [paused, setPaused] = useState(false);
  const embed = filmEmbedUrl(film, { startAt, autoplay: true });

  return (
    <>
      <Stage className={className}>
        <Picture image={film.poster} alt="" priority loading="lazy" />
        {allowed &&
          (embed === null ? (
            <FilmPlayer film={film} startAt={startAt} playing={!paused} decorative />
          ) : (
            !paused && (
              <iframe src={embed} title={film.title} allow="autoplay" tabIndex={-1} aria-hidden />
            )
          ))}
      </Stage>
      {allowed && <FilmToggle playing={!paused} onToggle={() => setPaused(!paused)} />}
    </>
  );
}
