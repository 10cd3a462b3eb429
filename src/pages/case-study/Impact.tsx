import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import { media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { copy } from './copy.ts';

const Root = styled(Section)`
  padding-bottom: 0;

  h2 {
    margin-bottom: 24px;
  }
  .account {
    ${textStyle.lead}
    max-width: 37.5em;
  }
  p + p {
    margin-top: 1em;
  }
  ${media.lg} {
    > .inner > :first-child {
      grid-column: 1 / span 4;
    }
    .account {
      grid-column: 5 / -1;
      padding-top: 34px;
    }
  }
`;

/** The outcome in words; the results that follow give figures. */
export function Impact({ study }: { study: CaseStudy }) {
  return (
    <Root layout="columns" tone="sand" labelledBy="impact">
      <div>
        <Eyebrow numbered>{copy.impact.eyebrow}</Eyebrow>
        <h2 id="impact">{copy.impact.title}</h2>
      </div>
      <div className="account">
        <Paragraphs text={study.impact} />
      </div>
    </Root>
  );
}
