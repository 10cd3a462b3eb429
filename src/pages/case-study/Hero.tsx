import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Tag, TagList } from '../../ui/text/Tag.tsx';
import { copy } from './copy.ts';
import { HeroScreens } from './HeroScreens.tsx';

const Root = styled.section`
  position: relative;
  overflow-x: clip;
  padding: var(--header-height) 0 clamp(1.5rem, 3vw, 2.5rem);

  > .inner {
    position: relative;
    z-index: 1;
  }
  .text {
    padding-block: clamp(1.25rem, 3vw, 2.5rem) clamp(2rem, 4vw, 3rem);
  }
  .title {
    padding-top: clamp(1.25rem, 3vw, 2rem);
  }
  .kind {
    margin-bottom: 16px;
  }
  h1 {
    ${textStyle.h1}
  }
  .subtitle {
    ${textStyle.h3}
    /* Not in 'ch', which would change with the typeface and wrap differently. */
    max-width: 17em;
    margin-top: 20px;
    font-size: clamp(1.375rem, 1.15rem + 0.7vw, 1.625rem);
  }
  .summary {
    max-width: 30.8em;
    margin-top: 20px;
    color: ${color.muted};
  }
  .details {
    display: grid;
    align-content: end;
    gap: 20px;
    padding-block: 24px 0;
  }

  ${media.belowMd} {
    /* The fallback typeface may take a line more or less. */
    .subtitle {
      min-height: calc(3 * 1.2em);
    }
  }
  ${media.lg} {
    padding-bottom: 0;

    > .inner {
      grid-template-rows: 1fr auto;
    }
    .text,
    .details {
      grid-column: 1 / span 5;
      padding-inline-end: 56px;
    }
    .text {
      display: flex;
      flex-direction: column;
      padding-bottom: 24px;
    }
    /* Client names of three words fit into two lines. */
    h1 {
      font-size: clamp(2.5rem, 0.4rem + 3.3vw, 3.5rem);
    }
    .title {
      margin-top: auto;
    }
    .details {
      padding-block: 0 56px;
    }
    > .inner > :nth-child(2) {
      grid-area: 1 / 6 / span 2 / -1;
    }
  }
`;

/** Client and title beside the product's screens. */
export function Hero({ study }: { study: CaseStudy }) {
  return (
    <Root data-tone="ink" aria-labelledby="page-title">
      <div className="inner columns">
        <div className="text">
          <Breadcrumbs />
          <div className="title">
            <BackLink to={paths.caseStudies}>{copy.back}</BackLink>
            <p className="kind">
              <Tag>{study.industry}</Tag>
            </p>
            <h1 id="page-title">{study.title}</h1>
            <p className="subtitle" dir="auto">
              {study.subtitle}
            </p>
            <p className="summary" dir="auto">
              <Unbroken text={study.summary} />
            </p>
          </div>
        </div>
        <HeroScreens study={study} />
        <div className="details">
          <TagList label={copy.technologies} items={study.technologies} />
          <SampleTag />
        </div>
      </div>
    </Root>
  );
}
