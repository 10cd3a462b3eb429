import { styled } from 'styled-components';
import type { CaseStudyListing } from '../../content/model/case-study-schema.ts';
import { media } from '../../theme/tokens.ts';
import { Picture } from '../../ui/media/Picture.tsx';

/** How many pictures are shown from 768 px on, each at most 25 kB, and from 1024 px on. */
const FIRST = 4;
const ALL = 6;

const Root = styled.div`
  display: grid;
  gap: 8px;
  margin-inline: calc(-1 * var(--gutter));

  /* A phone shows one product on a phone, whose text can be read there. */
  ${media.belowMd} {
    > :nth-child(n + 2) {
      display: none;
    }
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.belowLg} {
    > :nth-child(n + ${FIRST + 1}) {
      display: none;
    }
  }
  ${media.lg} {
    gap: 16px;
    /* From column 7 to the page's edge, a gutter away from the text. */
    margin-block: 0;
    margin-inline: calc((100% + 32px) / -5 + 32px) calc(-1 * var(--bleed));
  }
`;

/** The pictures of the last studies side by side, because the cards of the first follow at once. */
export function StudyPictures({ studies }: { studies: CaseStudyListing[] }) {
  return (
    <Root>
      {studies
        .slice(1)
        .slice(-ALL)
        .map(({ slug, image, phone }, position) => (
          <Picture
            key={slug}
            image={image}
            narrow={position === 0 ? phone : undefined}
            alt=""
            sizes="(min-width: 1024px) 26vw, (min-width: 768px) 50vw, 100vw"
            priority={position < FIRST}
            {...(position > 0 && { loading: 'lazy' })}
          />
        ))}
    </Root>
  );
}
