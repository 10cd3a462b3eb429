import { styled } from 'styled-components';
import type { Screenshot, ScreenshotPart } from '../content/model/pictures-schema.ts';
import type { ImageAsset } from '../content/model/media.ts';
import { color, media, radius } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { Pan } from '../ui/media/Pan.tsx';
import { Picture } from '../ui/media/Picture.tsx';
import { SampleTag } from '../ui/text/SampleTag.tsx';

interface ScreenshotFigureProps extends Screenshot {
  /** Where the part replaces the whole: on phones, or in wide windows, too. */
  crop?: 'phones' | 'always';
  /** For the first screen: loads at once. */
  priority?: boolean;
}

const Root = styled.figure`
  margin-top: clamp(3rem, 6vw, 5.5rem);

  > picture {
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
  }
  img {
    object-position: var(--part-from) 0;
  }
  figcaption {
    ${textStyle.small}
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
    picture {
      aspect-ratio: var(--part);
    }
  }
  ${media.belowMd} {
    &[data-crop] picture {
      width: auto;
      aspect-ratio: var(--phone);
    }
    .hint {
      display: none;
    }
  }
`;

/** The width of the whole screenshot in wide windows; the hero's aside is 5 of 12 columns wide. */
const WIDE_SIZES = {
  phones: () => '(min-width: 1280px) 1280px, (min-width: 1024px) 100vw, (min-width: 768px) 960px',
  always: (share: number) =>
    `(min-width: 1024px) ${Math.round(40 / share)}vw, (min-width: 768px) ${Math.round(100 / share)}vw`,
};

const WHOLE = { from: 0, to: 1 };

const cropOf = ({ from, to }: ScreenshotPart, { width, height }: ImageAsset) => {
  const share = to - from;
  const position = share < 1 ? `${(from / (1 - share)) * 100}%` : 0;
  return { share, ratio: (share * width) / height, position };
};

/** A screenshot of a delivered product across the page, with a caption. */
export function ScreenshotFigure({
  image,
  alt,
  caption,
  part = WHOLE,
  phone,
  crop = 'phones',
  priority = false,
}: ScreenshotFigureProps) {
  const { share, ratio, position } = cropOf(part, image);
  const picture = (
    <Picture
      image={image}
      narrow={phone}
      alt={alt}
      sizes={`${WIDE_SIZES[crop](share)}, ${Math.round(100 / share)}vw`}
      priority={priority}
    />
  );
  return (
    <Root
      data-crop={crop}
      style={{
        '--part': ratio,
        '--part-from': position,
        '--phone': phone ? phone.width / phone.height : ratio,
      }}
    >
      {crop === 'phones' ? <Pan label="Screenshot that scrolls sideways">{picture}</Pan> : picture}
      <figcaption>
        <p>{caption}</p>
        <SampleTag />
      </figcaption>
    </Root>
  );
}
