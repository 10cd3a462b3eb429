import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FilmAsset } from '../../content/types.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { filmEmbedUrl } from './film-sources.ts';
import { FilmPlayer } from './FilmPlayer.tsx';
import { FilmToggle } from './FilmToggle.tsx';
import { Picture } from './Picture.tsx';
import { useFilmAllowed } from './use-film-allowed.ts';
import { useHydrated } from '../loading/use-hydrated.ts';
import { TENTH_VISIBLE, whenVisible } from './when-visible.ts';

const Box = styled.div`
  position: relative;
  overflow: clip;
  aspect-ratio: 16 / 9;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};

  picture,
  video,
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  ${media.noScript} {
    > video {
      display: none;
    }
  }
`;

interface FigureFilmProps {
  film: FilmAsset;
  startAt: number;
  className?: string;
}

/**
 * Film's figure mode. The video lies transparent over its lazy poster and is fetched when a tenth
 * of the box is visible; without a script the browser's controls play it.
 */
export function FigureFilm({ film, startAt, className }: FigureFilmProps) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const allowed = useFilmAllowed(false);
  const [seen, setSeen] = useState(false);
  const [choice, setChoice] = useState<boolean>();
  const playing = seen && (choice ?? allowed === true);

  useEffect(() => {
    if (!box.current) return undefined;
    const stop = whenVisible(box.current, TENTH_VISIBLE, (visible) => {
      if (!visible) return;
      setSeen(true);
      stop();
    });
    return stop;
  }, []);

  const embed = filmEmbedUrl(film, { startAt, autoplay: allowed !== false });
  return (
    <Box ref={box} className={className}>
      <Picture image={film.poster} alt="" sizes="(min-width: 1280px) 1280px, 100vw" />
      {embed === null ? (
        <>
          <FilmPlayer film={film} startAt={startAt} playing={playing} />
          {/* With a poster of its own, which others needn't fetch: browsers paint controls on black. */}
          <noscript>
            <FilmPlayer film={film} startAt={startAt} playing={false} controls />
          </noscript>
          {hydrated && <FilmToggle playing={playing} onToggle={() => setChoice(!playing)} />}
        </>
      ) : (
        <iframe src={embed} title={film.title} loading="lazy" allow="autoplay; fullscreen" />
      )}
    </Box>
  );
}
