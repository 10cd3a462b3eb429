import { styled } from 'styled-components';
import type { ImageAsset } from '../content/model/media.ts';
import { color, media, palette } from '../theme/tokens.ts';
import { ContourField, type ContourName } from '../ui/media/ContourField.tsx';
import { Picture } from '../ui/media/Picture.tsx';

const Root = styled.div`
  position: relative;
  height: 56vw;
  max-height: 420px;
  margin-inline-end: calc(-1 * var(--bleed));
  border: solid ${color.line};
  border-block-width: 1px 0;
  border-inline-width: 1px 0;

  .map {
    --line: ${palette.inkLineStrong};
    position: absolute;
    inset: 0;
    overflow: clip;
  }
  .map > picture {
    height: 100%;
    aspect-ratio: auto;
  }
  /* Its margin: a ticked rule. */
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline: -1px auto;
    width: 9px;
    background: repeating-linear-gradient(${color.muted} 0 1px, transparent 1px 48px);
  }
  ${media.lg} {
    height: auto;
    max-height: none;
    border-top: 0;
  }
`;

interface HeroArtworkProps {
  /** The page's picture; without it contours fill its place. */
  art: ImageAsset | undefined;
  contour: ContourName;
}

/** The decoration of a PageHero, up to the page's edge. A component of its own, so that other pages lack its styles. */
export function HeroArtwork({ art, contour }: HeroArtworkProps) {
  return (
    <Root className="artwork" aria-hidden="true">
      <div className="map">
        {art === undefined ? (
          <ContourField name={contour} />
        ) : (
          <Picture image={art} alt="" sizes="(min-width: 1024px) 46vw, 100vw" priority />
        )}
      </div>
    </Root>
  );
}
