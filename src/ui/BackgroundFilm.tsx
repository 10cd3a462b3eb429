import { useState } from 'react';
import { styled } from 'styled-components';
import type { FilmAsset } from '../content/types.ts';
import { breakpoint, media } from '../theme/media.ts';
import { filmEmbedUrl } from './film-sources.ts';
import { FilmPlayer } from './FilmPlayer.tsx';
import { FilmToggle } from './FilmToggle.tsx';
import { imageSources } from './image-sources.ts';
import { useFilmAllowed } from './use-film-allowed.ts';

const Stage = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  background: #000;

  img,
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
  ${media.print} {
    display: none;
  }
`;

/** Nothing, for screens that no source is meant for. */
const EMPTY_IMAGE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

interface BackgroundFilmProps {
  film: FilmAsset;
  startAt: number;
  wideOnly: boolean;
  className?: string;
}

/** Film's background mode. The poster is in the HTML; the film comes once the page has loaded. */
export function BackgroundFilm({ film, startAt, wideOnly, className }: BackgroundFilmProps) {
  const allowed = useFilmAllowed(wideOnly);
  const [paused, setPaused] = useState(false);
  const { src, srcSet, sources } = imageSources(film.poster);
  const embed = filmEmbedUrl(film, { startAt, autoplay: true });
  const poster = [...sources, { type: undefined, srcSet: srcSet ?? src }];

  return (
    <>
      <Stage className={className}>
        <picture>
          {/* Every source is for wide screens only, so that a phone fetches nothing. */}
          {poster.map(({ type, srcSet: addresses }) => (
            <source
              key={type ?? 'plain'}
              type={type}
              srcSet={addresses}
              sizes="100vw"
              media={wideOnly ? `(min-width: ${breakpoint.md}px)` : undefined}
            />
          ))}
          <img src={wideOnly ? EMPTY_IMAGE : src} alt="" fetchPriority="high" />
        </picture>
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
