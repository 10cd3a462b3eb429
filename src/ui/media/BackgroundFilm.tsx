import { styled } from 'styled-components';
import type { FilmAsset } from '../../content/model/media.ts';
import { media } from '../../theme/tokens.ts';
import { filling, filmEmbedUrl, FilmPlayer, FilmToggle } from './FilmPlayer.tsx';
import { Picture } from './Picture.tsx';
import { useFilmAllowed } from './use-film-allowed.ts';
import { useFilmRefusal } from './use-film-refusal.ts';
import { setFilmsPaused, useFilmsPaused } from './use-films-paused.ts';

/** Where the film starts, in seconds. */
const START_AT = 5;

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
 * A film that fills its positioned parent behind the text; black below 768 px. With reduced motion or Save-Data it
 * shows the poster. The poster is in the HTML; the film is fetched after the page has loaded, and `data-film` lets the
 * build find a missing one.
 */
export function BackgroundFilm({ film }: { film: FilmAsset }) {
  const allowed = useFilmAllowed(true);
  const paused = useFilmsPaused();
  const { refused, refuse, allow } = useFilmRefusal();
  const playing = !paused && !refused;
  const embed = filmEmbedUrl(film, { startAt: START_AT, autoplay: true });

  return (
    <>
      <Stage className="screen-only" data-film={embed === null ? film.src : undefined}>
        <Picture image={film.poster} alt="" priority loading="lazy" />
        {allowed &&
          (embed === null ? (
            <FilmPlayer
              film={film}
              startAt={START_AT}
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
