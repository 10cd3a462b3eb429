import { styled } from 'styled-components';
import type { CaseStudyListing, GalleryImage } from '../../content/records/case-study-schema.ts';
import { sampleStudyNote } from '../../content/words/samples.ts';
import { paths } from '../../paths.ts';
import { color, font, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SampleMark } from '../../ui/text/SampleMark.tsx';
import { result } from './copy.ts';

const Root = styled.article`
  display: grid;
  gap: 32px;
  margin-top: clamp(4rem, 7vw, 6.5rem);

  .picture-frame {
    margin-inline: calc(-1 * var(--bleed));
  }
  /* A phone shows the right half of the screen, large enough to read. */
  ${media.belowMd} {
    .picture-frame picture {
      aspect-ratio: 1;
    }
    .picture-frame img {
      object-position: 100% 0;
    }
  }
  h3 {
    ${type.label}
    color: ${color.muted};
    font-weight: 400;
  }
  .value {
    margin-top: 12px;
    font: 500 clamp(4rem, 2.6rem + 4.6vw, 7rem) / 1 ${font.mono};
    letter-spacing: -0.03em;
  }
  .label {
    ${type.h3}
    margin-top: 12px;
  }
  .about {
    max-width: 46ch;
    margin-top: 16px;
    color: ${color.muted};
    text-wrap: pretty;
  }
  dl {
    ${type.small}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 20px;
    margin-top: 20px;
    padding-block: 16px;
    border-block: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
  }
  .sample {
    margin-block: 20px 24px;
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 64px;
    align-items: center;
    .picture-frame {
      margin-right: 0;
    }
  }
`;

export interface ResultProps {
  study: CaseStudyListing;
  /** The first of the study's gallery. */
  picture: GalleryImage;
}

/** A study with its first result, the values before and after, and a link. */
export function Result({ study, picture }: ResultProps) {
  const { title, slug, shortDescription } = study;
  const { value, label, before, after } = study.result;
  return (
    <Root aria-labelledby="result-title">
      <div className="picture-frame">
        <Picture
          image={picture}
          alt={picture.alt ?? picture.caption}
          sizes="(min-width: 1024px) 56vw, (min-width: 768px) 100vw, 150vw"
        />
      </div>
      <div>
        <h3 id="result-title">
          {result.title}: {title}
        </h3>
        <p className="value">{value}</p>
        <p className="label">{label}</p>
        <p className="about">{shortDescription}</p>
        <dl>
          <dt>{result.before}</dt>
          <dd>{before}</dd>
          <dt>{result.after}</dt>
          <dd>{after}</dd>
        </dl>
        <SampleMark of={study} note={sampleStudyNote(title)} />
        <ButtonLink to={paths.caseStudy(slug)} variant="outline" arrow>
          {result.link(title)}
        </ButtonLink>
      </div>
    </Root>
  );
}
