import { styled } from 'styled-components';
import type { ImageAsset, Sampled } from '../content/types.ts';
import { sampleScreensNote } from '../content/words/samples.ts';
import { color } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { Pan } from '../ui/media/Pan.tsx';
import { Picture } from '../ui/media/Picture.tsx';
import { SampleMark } from '../ui/text/SampleMark.tsx';

interface ScreenFigureProps extends Sampled {
  image: ImageAsset;
  /** The alternative text. */
  alt: string;
  caption: string;
}

const Root = styled.figure`
  margin-top: clamp(3rem, 6vw, 5.5rem);

  figcaption {
    ${type.small}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px 32px;
    padding-top: 12px;
    color: ${color.muted};
  }
  figcaption p {
    max-width: 66ch;
  }
`;

/** A screenshot of a delivered product across the page, with a caption. */
export function ScreenFigure({ sample, image, alt, caption }: ScreenFigureProps) {
  return (
    <Root>
      <Pan label="Screen, scrolls sideways">
        <Picture
          image={image}
          alt={alt}
          sizes="(min-width: 1280px) 1280px, (min-width: 768px) 100vw, 760px"
        />
      </Pan>
      <figcaption>
        <p>{caption}</p>
        <SampleMark of={{ sample }} note={sampleScreensNote} />
      </figcaption>
    </Root>
  );
}
