import { useState } from 'react';
import { styled } from 'styled-components';
import type { FilmAsset } from '../content/types.ts';
import { media } from '../theme/media.ts';
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
  /* SPEC.md 2: black on a phone. A lazy image without a box isn't fetched. */
  ${media.belowMd} {
    img {
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
  const { src, srcSet, sources } = imageSources(film.poster);
  const embed = filmEmbedUrl(film, { startAt, autoplay: true });

  return (
    <>
      <Stage className={className}>
        <picture>
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes="100vw" />
          ))}
          <img
            src={src}
            srcSet={srcSet}
            sizes={srcSet && '100vw'}
            alt=""
            loading="lazy"
            fetchPriority="high"
          />
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
