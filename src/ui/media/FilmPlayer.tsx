import { useEffect, useRef } from 'react';
import type { FilmAsset } from '../../content/types.ts';
import { filmFiles } from './film-sources.ts';
import { imageSources } from './image-sources.ts';

interface FilmPlayerProps {
  film: FilmAsset;
  startAt: number;
  playing: boolean;
  /** The browser's own controls, over the poster: where no script is there to give ours. */
  controls?: boolean;
  /** For films that say nothing the text doesn't. */
  decorative?: boolean;
}

/** A local film: muted, looping, fetched only when it first plays. */
export function FilmPlayer({
  film,
  startAt,
  playing,
  controls = false,
  decorative = false,
}: FilmPlayerProps) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (playing) {
      // Refused (battery saver) or cut short by a pause: the poster or the last frame stays.
      void video.play()?.catch(() => {});
    } else video.pause();
  }, [playing]);

  const files = filmFiles(film, startAt);
  return (
    <video
      ref={ref}
      muted
      loop
      playsInline
      autoPlay={playing}
      controls={controls}
      poster={controls ? imageSources(film.poster).src : undefined}
      preload="none"
      width={film.width}
      height={film.height}
      aria-hidden={decorative || undefined}
      aria-label={decorative ? undefined : film.title}
      tabIndex={decorative ? -1 : undefined}
      onLoadedMetadata={({ currentTarget }) => {
        // Not every browser honours the media fragment.
        if (currentTarget.currentTime < startAt) currentTarget.currentTime = startAt;
      }}
      onPlaying={({ currentTarget }) => {
        currentTarget.dataset.started = '';
      }}
    >
      {files.map(({ type, src }, position) => (
        <source
          key={type}
          type={type}
          src={src}
          onError={
            position === files.length - 1
              ? () => console.error(`Film could not be loaded: ${film.src}`)
              : undefined
          }
        />
      ))}
    </video>
  );
}
