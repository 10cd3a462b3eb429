import { styled } from 'styled-components';
import type { Screenshot, ScreenshotPart } from '../content/model/pictures-schema.ts';
import type { ImageAsset } from '../content/model/media.ts';
import { color, media, radius } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { Picture } from '../ui/media/Picture.tsx';
import { SampleTag } from '../ui/text/SampleTag.tsx';

interface ScreenshotFigureProps extends Screenshot {
  /** Where the part replaces the whole: on phones, or in wide windows, too. */
  crop?: 'phones' | 'always';
  /** For the first screen: loads at once. */
  priority?: boolean;
}

const cropped = (kind: 'part' | 'phone-part') => `
  picture {
    aspect-ratio: var(--${kind});
  }
  img {
    object-position: var(--${kind}-from) 0;
  }
`;

const Root = styled.figure`
  margin-top: clamp(3rem, 6vw, 5.5rem);

  picture {
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
  }
  figcaption {
    ${type.small}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: start;
    gap: 8px 32px;
    padding-top: 12px;
    color: ${color.muted};
  }
  figcaption p {
    max-width: 44.2em;
  }
  &[data-crop='always'] {
    margin-top: 0;
    ${cropped('part')}
  }
  ${media.belowMd} {
    &[data-crop] {
      ${cropped('phone-part')}
    }
  }
`;

/** The width of the whole screenshot in wide windows; the hero's aside is 5 of 12 columns wide. */
const WIDE_SIZES = {
  phones: () => '(min-width: 1280px) 1280px, (min-width: 768px) 100vw',
  always: (share: number) =>
    `(min-width: 1024px) ${Math.round(40 / share)}vw, (min-width: 768px) ${Math.round(100 / share)}vw`,
};

const cropOf = ({ from, to }: ScreenshotPart, { width, height }: ImageAsset) => {
  const share = to - from;
  return { share, ratio: (share * width) / height, position: `${(from / (1 - share)) * 100}%` };
};

/** A screenshot of a delivered product across the page, with a caption. */
export function ScreenshotFigure({
  image,
  alt,
  caption,
  part,
  phonePart = part,
  crop = 'phones',
  priority = false,
}: ScreenshotFigureProps) {
  const [wide, phone] = [cropOf(part, image), cropOf(phonePart, image)];
  return (
    <Root
      data-crop={crop}
      style={{
        '--part': wide.ratio,
        '--part-from': wide.position,
        '--phone-part': phone.ratio,
        '--phone-part-from': phone.position,
      }}
    >
      <Picture
        image={image}
        alt={alt}
        sizes={`${WIDE_SIZES[crop](wide.share)}, ${Math.round(100 / phone.share)}vw`}
        priority={priority}
      />
      <figcaption>
        <p>{caption}</p>
        <SampleTag />
      </figcaption>
    </Root>
  );
}
