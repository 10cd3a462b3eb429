import type { CaseStudy } from '../../content/case-study-schema.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { placeholderImage } from '../../ui/image-sources.ts';
import { Picture } from '../../ui/Picture.tsx';
import { copy } from './copy.ts';
import { Root } from './gallery-style.ts';

/** As many pictures as the gallery always has. */
const letters = ['A', 'B', 'C', 'D'];

/** 'Project Gallery': four pictures and what they show, a placeholder for each one missing. */
export function Gallery({ study }: { study: CaseStudy }) {
  return (
    <Root labelledBy="gallery">
      <h2 id="gallery">{copy.gallery.title}</h2>
      <ErrorBoundary
        name="Project gallery"
        fallback={() => (
          <p className="failed" role="alert">
            {copy.gallery.failed}
          </p>
        )}
      >
        <Plates study={study} />
      </ErrorBoundary>
    </Root>
  );
}

function Plates({ study: { title, images } }: { study: CaseStudy }) {
  return (
    <ul role="list">
      {letters.map((letter, index) => {
        const image = images[index] ?? { ...placeholderImage, caption: copy.gallery.missing };
        return (
          <li key={letter}>
            <figure>
              <Picture
                image={image}
                alt={copy.gallery.alt(letter, title)}
                sizes="(min-width: 768px) 58vw, 100vw"
              />
              <figcaption>
                <b aria-hidden="true">{letter}</b> {image.caption}
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
