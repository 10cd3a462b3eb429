import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { site } from '../../content/site.ts';
import { paths } from '../../paths.ts';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ContourField } from '../../ui/ContourField.tsx';
import { grid12 } from '../../ui/grid.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SurveyMark } from '../../ui/SurveyMark.tsx';
import { meanwhile } from './copy.ts';

const Root = styled(Section)`
  display: grid;
  align-items: end;
  min-height: min(100svh, 960px);
  padding-top: calc(var(--header-height) + clamp(4rem, 9vw, 8rem));

  .plan {
    ${grid12}
    align-items: end;
  }
  .mark {
    margin-bottom: 28px;
    color: ${color.accent};
  }
  h1 {
    ${type.hero}
  }
  .message {
    ${type.lead}
    max-width: 34ch;
    margin: 28px 0 36px;
    text-wrap: balance;
  }
  aside {
    margin-top: 64px;
    padding: clamp(20px, 3vw, 36px);
    border: 1px solid ${color.line};
    background: ${color.bg};
  }
  h2 {
    ${type.label}
    margin-bottom: 16px;
    color: ${color.muted};
  }
  .read {
    margin-top: 24px;
    color: ${color.muted};
    a {
      color: ${color.accent};
      text-underline-offset: 0.3em;
    }
  }

  ${media.lg} {
    .receipt {
      grid-column: 1 / span 7;
    }
    aside {
      grid-column: 8 / -1;
      margin: 0;
    }
  }
`;

/** The confirmation after an enquiry; `?type=consultation` changes its text (SPEC.md 2, /thank-you). */
export function Page(): ReactNode {
  const [query] = useSearchParams();
  const reason =
    query.get('type') === 'consultation' ? 'scheduling a consultation' : 'reaching out';
  return (
    <Root tone="ink" labelledBy="page-title" backdrop={<ContourField name="ridge" />}>
      <div className="plan">
        <div className="receipt">
          <SurveyMark kind="trig" size={44} className="mark" />
          <h1 id="page-title">Thank You!</h1>
          <div className="message">
            <p>{`We've received your message for ${reason}.`}</p>
            <p>A member of our team will be in touch with you shortly.</p>
          </div>
          <ButtonLink to={paths.home} size="lg" arrow>
            Back to Home
          </ButtonLink>
        </div>
        <aside aria-labelledby="next-title">
          <h2 id="next-title">From here, within {site.responseHours} hours</h2>
          <NextSteps steps={meanwhile} />
          <p className="read">
            Until then: <Link to={paths.caseStudies}>ten case studies</Link> or{' '}
            <Link to={paths.insights}>what we think</Link>.
          </p>
        </aside>
      </div>
    </Root>
  );
}
