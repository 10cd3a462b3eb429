import { type ReactNode, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { ImageAsset, PhoneImage } from '../../content/model/media.ts';
import { color, media } from '../../theme/tokens.ts';
import { imageSources, placeholderImage } from './image-sources.ts';
import { NEAR_VIEWPORT, whenVisible } from './InView.tsx';

interface PictureProps {
  image: ImageAsset;
  /** Its top is shown instead below 768 px, down to its cut; the container's CSS may set another ratio. */
  narrow?: PhoneImage | undefined;
  /** Empty for decoration. */
  alt: string;
  /** The `sizes` attribute. */
  sizes?: string;
  /** For the first screen's picture: not lazy, no fade. */
  priority?: boolean;
  /** With `priority`: fetched only where it is displayed. */
  loading?: 'lazy';
  /** Replaces the placeholder when the file can't be loaded, e.g. a person's initials. */
  fallback?: ReactNode;
  className?: string;
}

/*
 * An animation, because a section's own transitions would replace a transition. The frame keeps the space and shows a
 * grid until the picture is loaded.
 */
const Frame = styled.picture`
  display: block;
  overflow: clip;
  aspect-ratio: var(--ratio);
  background:
    linear-gradient(${color.line} 1px, transparent 1px) -1px -1px / 48px 48px,
    linear-gradient(90deg, ${color.line} 1px, transparent 1px) -1px -1px / 48px 48px,
    ${color.raised};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media screen {
    ${media.belowMd} {
      &[data-narrow='true'] {
        aspect-ratio: var(--narrow);
      }
      &[data-narrow='true'] img {
        object-position: 0 0;
      }
    }
  }
  &[data-reveal='waiting'] img {
    opacity: 0;
  }
  ${media.motionOk} {
    &[data-reveal='shown'] img {
      animation: appear 300ms ease-out;
    }
  }
`;

/**
 * A picture as AVIF in several widths and one JPEG, or from the image-delivery service. Lazy unless
 * `priority`: shows a placeholder and fades in within 200 px of the view. A failed file is logged and
 * replaced by the placeholder. Fills its container's width in the image's ratio; the container's CSS may set
 * another (`picture { aspect-ratio: 4 / 3 }`), which crops the picture.
 */
export function Picture({
  image,
  narrow,
  alt,
  sizes = '100vw',
  priority = false,
  loading = priority ? undefined : 'lazy',
  fallback,
  className,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = failedSrc === image.src;
  const { src, srcSet, sources } = imageSources(failed ? placeholderImage : image);
  const lazy = !priority;

  const watch = useCallback(
    (frame: HTMLElement | null) => {
      const element = frame?.querySelector('img');
      if (!frame || !element || failed) return undefined;
      return revealPicture(frame, element, lazy, () => {
        console.error(`Picture could not be loaded: ${image.src}`);
        setFailedSrc(image.src);
      });
    },
    [image.src, lazy, failed],
  );

  if (failed && fallback !== undefined) return fallback;
  return (
    <Frame
      key={failed ? 'placeholder' : image.src}
      ref={watch}
      className={className}
      data-narrow={narrow && !failed ? true : undefined}
      data-failed={failed || undefined}
      style={{
        '--ratio': `${image.width}/${image.height}`,
        ...(narrow && { '--narrow': `1/${narrow.cut ?? 1}` }),
      }}
    >
      {narrow && !failed && <NarrowSources image={narrow} />}
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={loading}
        decoding={lazy ? 'async' : undefined}
        // After the fonts, because a first screen's largest paint is its text.
        fetchPriority={lazy ? undefined : 'low'}
      />
    </Frame>
  );
}

/** The files of the picture for phones, above the others: the first source that matches is taken. */
function NarrowSources({ image }: { image: ImageAsset }) {
  const { src, srcSet, sources } = imageSources(image);
  const { width, height } = image;
  const shared = { media: 'screen and (max-width: 767.98px)', sizes: '100vw', width, height };
  return [...sources, { type: undefined, srcSet: srcSet ?? src }].map((source) => (
    <source key={source.srcSet} type={source.type} srcSet={source.srcSet} {...shared} />
  ));
}

/**
 * Reveals a lazy picture: keeps the placeholder until the picture is loaded and within 200 px of the view,
 * then fades it in once. Not part of the server's HTML, so that the picture shows without JavaScript and does
 * not flash if it is visible before the script runs. Calls `onFail` when the file can't be loaded, also if
 * that happened before. Returns the clean-up.
 */
function revealPicture(
  frame: HTMLElement,
  image: HTMLImageElement,
  lazy: boolean,
  onFail: () => void,
): () => void {
  let near = false;
  let stop = () => {};
  const reveal = () => {
    if (frame.dataset.reveal === 'waiting') frame.dataset.reveal = 'shown';
  };
  const onLoad = () => {
    if (near) reveal();
  };

  if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) {
    onFail();
    return stop;
  }
  image.addEventListener('error', onFail);
  if (lazy) {
    image.addEventListener('load', onLoad);
    stop = whenVisible(frame, NEAR_VIEWPORT, (visible) => {
      near = visible;
      if (!visible) {
        frame.dataset.reveal = 'waiting';
        return;
      }
      stop();
      if (image.complete) reveal();
      else frame.dataset.reveal = 'waiting';
    });
  }
  // A changed picture is another element.
  return () => stop();
}
