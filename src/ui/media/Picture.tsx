import { useCallback, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ImageAsset } from '../../content/types.ts';
import { color, media } from '../../theme/tokens.ts';
import { imageSources, placeholderImage } from './image-sources.ts';
import { revealPicture } from './reveal-picture.ts';

export interface PictureProps {
  image: ImageAsset;
  /** Empty for decoration. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** For the first screen's picture: fetched at once and first, no fade. */
  priority?: boolean;
  /** With `priority`: fetched first, yet only where it has a box. */
  loading?: 'lazy';
  /** Shows instead of the placeholder when the file can't be loaded, e.g. a person's initials. */
  fallback?: ReactNode;
  className?: string;
}

/*
 * An animation, which no transition that a section gives its pictures replaces. The frame keeps the picture's place and shows a survey grid until the picture is there.
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
  &[data-reveal='waiting'] img {
    opacity: 0;
  }
  ${media.motionOk} {
    &[data-reveal='shown'] img {
      animation: appear 300ms ease-out;
    }
  }
  ${media.print} {
    &[data-reveal] img {
      opacity: 1;
    }
  }
`;

/**
 * A picture as AVIF in several widths and as one JPEG, or from the image-delivery service.
 * Lazy unless `priority`: placeholder, revealed once within 200 px with a 300 ms fade. A file that
 * can't be loaded is logged and replaced by the placeholder. It fills its
 * container's width in the image's own ratio; a container's CSS may set another
 * (`picture { aspect-ratio: 4 / 3 }`) and the picture is cropped to it.
 */
export function Picture({
  image,
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
      data-failed={failed || undefined}
      style={{ '--ratio': `${image.width}/${image.height}` }}
    >
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
        fetchPriority={lazy ? undefined : 'high'}
      />
    </Frame>
  );
}
