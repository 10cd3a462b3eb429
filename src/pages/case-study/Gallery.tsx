import { styled } from 'styled-components';
import type { CaseStudy, GalleryImage } from '../../content/model/case-study-schema.ts';
import type { ImageAsset } from '../../content/model/media.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { placeholderImage } from '../../ui/media/image-sources.ts';
import { Pan } from '../../ui/media/Pan.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { copy } from './copy.ts';

/** The largest width at which desktop and phone are shown to the same scale. */
const WIDEST = '1376px';

/** The columns of a phone and of the picture beside it, which are about as high as each other. */
const BESIDE_PHONE = 'minmax(272px, 1fr) minmax(0, 2fr)';

const Root = styled(Section)`
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px 32px;
    margin-bottom: clamp(2rem, 4vw, 3.5rem);
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
  figure > picture {
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
  }
  .upright picture {
    width: min(100%, 320px);
    border-radius: 9% / 4.2%;
  }
  figcaption {
    ${textStyle.small}
    display: flex;
    gap: 14px;
    max-width: 40.2em;
    padding-top: 12px;
    color: ${color.muted};
  }
  figcaption b {
    ${textStyle.label}
    flex: none;
    padding-top: 2px;
    color: ${color.accentStrong};
  }
  .failed {
    color: ${color.destructive};
  }

  ${media.belowMd} {
    .across {
      margin-inline: calc(6px - var(--gutter));
    }
    .across figcaption,
    .across .hint {
      padding-inline: calc(var(--gutter) - 6px);
    }
  }
  ${media.md} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 40px 32px;
    }
    .upright picture {
      width: 100%;
    }
    /* The phone's caption is below the picture beside it, which is too low to fill the row alone. */
    [data-upright] {
      grid-template: auto auto auto minmax(8rem, auto) / ${BESIDE_PHONE};
    }
    [data-upright] .across {
      grid-column: 1 / -1;
    }
    [data-upright] .across-3 {
      grid-area: 3 / 2;
    }
    [data-upright] .upright {
      grid-area: 3 / 1 / span 2 / -1;
    }
    [data-upright] .upright figure {
      display: grid;
      grid-template-columns: ${BESIDE_PHONE};
      gap: 32px;
      align-items: end;
    }
  }
  ${media.xl} {
    /* Wide screens below each other on the left, the phone and the rest on the right. */
    [data-upright] {
      grid-template: auto 1fr auto / minmax(0, 952fr) minmax(0, 392fr);
      width: min(100vw - 2 * var(--gutter), ${WIDEST});
      margin-inline-start: calc((100% - min(100vw - 2 * var(--gutter), ${WIDEST})) / 2);
    }
    [data-upright] .across-1 {
      grid-area: 1 / 1;
    }
    [data-upright] .across-2 {
      grid-area: 2 / 1 / span 2;
    }
    [data-upright] .upright {
      grid-area: 1 / 2 / span 2;
    }
    [data-upright] .upright figure {
      display: block;
    }
  }
`;

/** The number of pictures in a gallery. */
const letters = ['A', 'B', 'C', 'D'];

/** 'Project Gallery': four pictures with captions, a placeholder for each missing one. */
export function Gallery({ study }: { study: CaseStudy }) {
  return (
    <Root labelledBy="gallery">
      <div className="head">
        <h2 id="gallery">{copy.gallery.title}</h2>
      </div>
      <ErrorBoundary
        name="Project gallery"
        fallback={() => (
          <p className="failed" role="alert">
            {copy.gallery.failed}
          </p>
        )}
      >
        <Pictures study={study} />
      </ErrorBoundary>
    </Root>
  );
}

/** A phone's screen, in portrait format beside the others. */
const isUpright = ({ width, height }: ImageAsset): boolean => height > width;

function Pictures({ study: { title, images } }: { study: CaseStudy }) {
  const all: GalleryImage[] = letters.map(
    (_, index) => images[index] ?? { ...placeholderImage, caption: copy.gallery.missing },
  );
  const across = all.filter((image) => !isUpright(image));
  return (
    <ul role="list" data-upright={across.length === 3 || undefined}>
      {all.map((image, index) => {
        const letter = letters[index]!;
        const isDesktop = image.screen === 'desktop';
        const picture = (
          <Picture
            image={image}
            alt={image.alt ?? copy.gallery.alt(letter, title)}
            sizes={
              isUpright(image)
                ? '(min-width: 768px) 390px, 80vw'
                : `(min-width: 1280px) 66vw, ${isDesktop ? '(min-width: 1024px) 100vw, 960px' : '100vw'}`
            }
          />
        );
        return (
          <li
            key={letter}
            className={isUpright(image) ? 'upright' : `across across-${across.indexOf(image) + 1}`}
          >
            <figure>
              {isDesktop ? <Pan label={copy.gallery.pan(letter)}>{picture}</Pan> : picture}
              <figcaption>
                <b aria-hidden="true">{letter}</b>{' '}
                <span>
                  <Unbroken text={image.caption} />
                </span>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
