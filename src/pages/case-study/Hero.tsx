import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/records/case-study-schema.ts';
import { sampleStudyNote } from '../../content/words/samples.ts';
import { StudyTransition } from '../../sections/studies/StudyTransition.tsx';
import { paths } from '../../paths.ts';
import { color, media, palette } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx';
import { SurveyMark } from '../../ui/layout/SurveyMark.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SampleMark } from '../../ui/text/SampleMark.tsx';
import { Tag, TagList } from '../../ui/text/Tag.tsx';
import { copy } from './copy.ts';

const Root = styled.section`
  --overlap: clamp(3rem, 9vw, 9rem);
  position: relative;
  overflow-x: clip;
  padding-top: calc(var(--header-height) + clamp(1.25rem, 3vw, 2.5rem));

  /* The dark background ends behind the picture. */
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: var(--overlap);
    background: ${palette.paper};
  }
  > .inner {
    position: relative;
    z-index: 1;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
  }
  .head {
    padding-block: clamp(2.5rem, 6vw, 5.5rem) clamp(2rem, 4vw, 4rem);
  }
  h1 {
    ${type.hero}
  }
  .subtitle {
    ${type.h3}
    max-width: 30ch;
    margin-top: 24px;
    color: ${color.muted};
    font-size: clamp(1.375rem, 1.1rem + 1vw, 1.875rem);
  }
  .facts {
    padding-bottom: clamp(2.5rem, 5vw, 4rem);
  }
  .facts > p {
    max-width: 46ch;
    margin-bottom: 24px;
    color: ${color.muted};
  }
  .facts > .result {
    padding-bottom: 20px;
    border-bottom: 1px solid ${color.line};
    color: ${color.fg};
  }
  .result b {
    ${type.figure}
    display: block;
    margin-bottom: 10px;
    color: ${color.accent};
    font-size: clamp(2.25rem, 1.6rem + 2vw, 3.25rem);
  }
  .facts > .sample {
    margin-top: 24px;
  }
  .picture-frame {
    position: relative;
    margin-inline: calc(-1 * var(--gutter));
  }
  .picture-frame > picture {
    height: clamp(240px, 46vw, 640px);
    aspect-ratio: auto;
  }
  /* The picture frame's ticked margin. */
  .picture-frame::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0 auto 0 0;
    width: 10px;
    background: repeating-linear-gradient(${palette.paper} 0 1px, transparent 1px 48px);
  }
  .mark {
    ${type.label}
    position: absolute;
    right: 0;
    bottom: 0;
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 12px 20px;
    background: ${palette.paper};
    color: ${palette.ink};
    svg {
      color: ${palette.ember};
    }
  }

  ${media.lg} {
    .top {
      grid-column: 1 / -1;
    }
    .head {
      grid-column: 1 / span 8;
      align-self: end;
    }
    .facts {
      grid-column: 9 / -1;
      align-self: end;
      padding-block: clamp(2rem, 4vw, 4rem);
    }
    .picture-frame {
      grid-column: 3 / -1;
      margin: 0 calc(-1 * var(--bleed)) 0 0;
    }
    .mark {
      right: auto;
      left: 0;
      padding: 14px 28px 0 0;
    }
  }

  ${media.print} {
    padding-top: 0;
    &::after,
    .picture-frame::before {
      display: none;
    }
    h1 {
      font-size: 30pt;
    }
    .head {
      padding-block: 8pt;
    }
    .picture-frame {
      margin: 0;
    }
    .picture-frame > picture {
      height: 60mm;
    }
    /* Printers omit backgrounds, so tags are printed without. */
    [data-look='pale'] {
      border-color: currentcolor;
      background: none;
      color: ${color.fg};
    }
  }
`;

/** Client, title and first result, above the study's picture, which overlaps the page below. */
export function Hero({ study }: { study: CaseStudy }) {
  const result = study.results[0]!; // the schema asks for four
  return (
    <Root data-tone="ink" aria-labelledby="page-title">
      <div className="inner columns">
        <div className="top">
          <Breadcrumbs />
          <Tag>{study.industry}</Tag>
        </div>
        <div className="head">
          <BackLink to={paths.caseStudies}>{copy.back}</BackLink>
          <h1 id="page-title">{study.title}</h1>
          <p className="subtitle">{study.subtitle}</p>
        </div>
        <div className="facts">
          <p className="result">
            <b>{result.value}</b> {result.label}
          </p>
          <p>{study.summary}</p>
          <TagList label={copy.technologies} items={study.technologies} />
          <SampleMark of={study} note={sampleStudyNote(study.title)} />
        </div>
        <div className="picture-frame">
          <StudyTransition slug={study.slug}>
            <Picture
              image={study.heroImage}
              alt={copy.heroAlt(study.title)}
              sizes="(min-width: 1024px) 84vw, 100vw"
              priority
            />
          </StudyTransition>
          <p className="mark" aria-hidden="true">
            <SurveyMark kind="trig" size={22} />
            {study.timeline}
          </p>
        </div>
      </div>
    </Root>
  );
}
