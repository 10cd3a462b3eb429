import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/case-study-schema.ts';
import type { ImageAsset } from '../../content/types.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { placeholderImage } from '../../ui/image-sources.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';

/** SPEC.md 9: the gallery has exactly four images. */
const GALLERY_SIZE = 4;
const letters = ['A', 'B', 'C', 'D'];

const Root = styled(Section)`
  h2 {
    ${type.h2}
    margin-bottom: clamp(2rem, 4vw, 3.5rem);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
    margin-inline: calc(-1 * var(--gutter));
  }
  li:nth-child(3n + 1) {
    grid-column: 1 / -1;
  }
  figure {
    position: relative;
  }
  figcaption {
    ${type.label}
    position: absolute;
    bottom: 0;
    left: 0;
    padding: 10px 14px 0 var(--inset, 20px);
    background: ${color.bg};
    color: ${color.muted};
  }
  .failed {
    color: ${color.destructive};
  }

  ${media.md} {
    li {
      --inset: 0;
    }
    /* Two rows of unequal pictures: the first leaves the page on the left, the last on the right. */
    ul {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: 32px;
      margin-inline: calc(-1 * var(--bleed));
      padding-inline: 0;
    }
    li:nth-child(n) {
      grid-column: span 5;
    }
    li:nth-child(3n + 1) {
      grid-column: span 7;
    }
    li:nth-child(2) {
      padding-right: var(--bleed);
      align-self: end;
    }
    li:nth-child(3) {
      padding-left: var(--bleed);
    }
    picture {
      height: clamp(240px, 36vw, 540px);
      aspect-ratio: auto;
    }
    li:nth-child(2) picture,
    li:nth-child(3) picture {
      height: clamp(180px, 26vw, 400px);
    }
    li:first-child {
      --inset: var(--bleed);
    }
  }
  ${media.print} {
    padding-block: 14pt;
    h2 {
      margin-bottom: 8pt;
      font-size: 18pt;
      break-after: avoid;
    }
    ul {
      grid-template-columns: 1fr 1fr;
      gap: 6mm;
      margin: 0;
    }
    li:nth-child(n) {
      grid-column: auto;
      padding: 0;
      break-inside: avoid;
    }
    li:nth-child(n) picture {
      width: 100%;
      height: 50mm;
      aspect-ratio: auto;
    }
    li:nth-child(n) {
      --inset: 0;
    }
  }
`;

/** 'Project Gallery': four pictures, a placeholder for each one missing (SPEC.md 2 and 8). */
export function Gallery({ title, images }: Pick<CaseStudy, 'title' | 'images'>) {
  return (
    <Root labelledBy="gallery">
      <h2 id="gallery">Project Gallery</h2>
      <ErrorBoundary
        name="Project gallery"
        fallback={() => (
          <p className="failed" role="alert">
            Unable to load gallery images. Please try refreshing the page.
          </p>
        )}
      >
        <Plates title={title} images={images} />
      </ErrorBoundary>
    </Root>
  );
}

function Plates({ title, images }: { title: string; images: ImageAsset[] }) {
  const missing = Math.max(0, GALLERY_SIZE - images.length);
  const plates = [
    ...images.slice(0, GALLERY_SIZE).map((image) => ({ image, label: 'Sheet' })),
    ...Array.from({ length: missing }, () => ({ image: placeholderImage, label: 'Not yet drawn' })),
  ];
  return (
    <ul role="list">
      {plates.map(({ image, label }, index) => (
        <li key={letters[index]}>
          <figure>
            <Picture
              image={image}
              alt={`${title}: sheet ${letters[index]}${image === placeholderImage ? ', not yet drawn' : ''}`}
              sizes="(min-width: 768px) 58vw, 100vw"
            />
            <figcaption aria-hidden="true">
              {label} {letters[index]}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
