import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { FilmAsset } from '../../content/model/media.ts';
import { imageSources } from './image-sources.ts';
import { breakpoint, media, motion, palette, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { siteConfig } from '../../content/site.ts';

/** Poster, film and frame lie over each other and fill their box. */
export const filling = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  object-fit: cover;
`;

interface FilmPlayerProps {
  film: FilmAsset;
  /** Where the film starts, in seconds. */
  startAt?: number;
  playing: boolean;
  /** Called when the browser refuses to play it (battery saver), or its files fail. */
  onRefused?: () => void;
  /** Shows the browser's controls, over the poster; for visitors without script. */
  controls?: boolean;
  /** For films that add nothing to the text. */
  decorative?: boolean;
}

/** A local film: muted, looping, fetched when it first plays. */
export function FilmPlayer({
  film,
  startAt = 0,
  playing,
  onRefused,
  controls = false,
  decorative = false,
}: FilmPlayerProps) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (playing) {
      // After files that failed, a browser waits for others.
      if (video.networkState === video.NETWORK_NO_SOURCE) video.load();
      // The poster or the last frame stays. An `AbortError` is a pause of our own.
      void video.play()?.catch((error: Error) => {
        if (error.name !== 'AbortError') onRefused?.();
      });
    } else video.pause();
  }, [playing, onRefused]);

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
        // Some browsers ignore the media fragment.
        if (currentTarget.currentTime < startAt) currentTarget.currentTime = startAt;
      }}
      onPlaying={({ currentTarget }) => {
        currentTarget.dataset.started = '';
      }}
    >
      {files.map((file, position) => (
        <source
          key={file.src}
          {...file}
          onError={
            position === files.length - 1
              ? () => {
                  console.error(`Film could not be loaded: ${film.src}`);
                  onRefused?.();
                }
              : undefined
          }
        />
      ))}
    </video>
  );
}

const Toggle = styled.button`
  ${textStyle.label}
  position: absolute;
  z-index: 2;
  inset-inline-end: 16px;
  bottom: 16px;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  /* The width of the longer label, so that it does not change. */
  min-width: 142px;
  min-height: 44px;
  padding-block: 0;
  padding-inline: 14px 16px;
  border: 1px solid ${palette.inkLine};
  border-radius: ${radius.sm};
  background: ${palette.ink};
  color: ${palette.paper};
  transition: border-color ${motion.fast};

  &[hidden] {
    display: none;
  }
  svg {
    color: ${palette.emberOnInk};
  }
  /* On a phone the words would cover a tenth of the film. */
  ${media.belowMd} {
    inset-inline-end: 8px;
    bottom: 8px;
    justify-content: center;
    min-width: 44px;
    padding: 0;
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${media.canHover} {
    &:hover {
      border-color: ${palette.emberOnInk};
    }
  }
`;

interface FilmToggleProps {
  film: FilmAsset;
  playing: boolean;
  onToggle: () => void;
  /** In the HTML from the start: adding the button's rules later would restyle the whole page. */
  hidden?: boolean;
}

/** Pauses and plays an autoplaying film (WCAG 2.2.2); named by the film, because a page may have two. */
export function FilmToggle({ film, playing, onToggle, hidden }: FilmToggleProps) {
  return (
    <Toggle className="screen-only" type="button" onClick={onToggle} hidden={hidden}>
      <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true">
        <path d={playing ? 'M0 0h3v12H0zM7 0h3v12H7z' : 'M0 0l10 6L0 12z'} fill="currentColor" />
      </svg>
      <span>
        {playing ? 'Pause film' : 'Play film'}
        <span className="visually-hidden">: {film.title}</span>
      </span>
    </Toggle>
  );
}

/**
 * The address of a film's iframe at the configured video host, muted and looping from `startAt` seconds; null
 * if the film has no id or no host is configured.
 */
export function filmEmbedUrl(
  { hostedId }: FilmAsset,
  { startAt, autoplay }: { startAt: number; autoplay: boolean },
): string | null {
  const origin = siteConfig.hosts.videoEmbedOrigin;
  if (!hostedId || origin === '') return null;
  const query = new URLSearchParams({ autoplay: String(autoplay), muted: 'true', loop: 'true' });
  if (startAt > 0) query.set('startTime', String(startAt));
  return `${origin}/${hostedId}?${query.toString()}`;
}

/**
 * The local files of a film, preferred format first, a phone's after those of wide windows: browsers that ignore
 * `media` take the first. `startAt` becomes a media fragment.
 */
function filmFiles({ src, phone }: FilmAsset, startAt: number) {
  const fragment = startAt > 0 ? `#t=${startAt}` : '';
  const filesOf = (base: string, media?: string) =>
    ['webm', 'mp4'].map((format) => ({
      media,
      type: `video/${format}`,
      src: `${base}.${format}${fragment}`,
    }));
  return phone
    ? [...filesOf(src, `(min-width: ${breakpoint.md}px)`), ...filesOf(phone.src)]
    : filesOf(src);
}
