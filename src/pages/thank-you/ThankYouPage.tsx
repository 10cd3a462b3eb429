import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { CONSULTATION } from '../../content/navigation/form-types.ts';
import { hasCalendar } from '../../content/site.ts';
import { paths } from '../../paths.ts';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { knownValue } from '../../query-parameter.ts';
import { typeParameter } from './parameter.ts';
import { whatHappensNext, furtherReading, confirmation, thanks } from './copy.ts';

const Root = styled(Section)`
  display: grid;
  align-items: end;
  min-height: min(100svh, 960px);
  padding-top: calc(var(--header-height) + clamp(4rem, 9vw, 8rem));

  .layout {
    align-items: end;
  }
  .mark {
    margin-block: clamp(1.5rem, 3vw, 3rem) 28px;
    color: ${color.accent};
  }
  h1 {
    ${textStyle.hero}
  }
  .message {
    ${textStyle.lead}
    max-width: 22.8em;
    margin: 28px 0 36px;
    text-wrap: balance;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
  }
  aside {
    margin-top: 64px;
    padding: clamp(20px, 3vw, 36px);
    border: 1px solid ${color.line};
    background: ${color.bg};
  }
  h2 {
    ${textStyle.label}
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
    .confirmation {
      grid-column: 1 / span 7;
    }
    aside {
      grid-column: 8 / -1;
      margin: 0;
    }
  }
`;

/** The confirmation after an enquiry; `?type=consultation` changes its text. */
export function Page(): ReactNode {
  const { search } = useLocation();
  const isConsultation = knownValue(search, typeParameter) === CONSULTATION;
  const offersCalendar = isConsultation && hasCalendar;
  return (
    <Root tone="ink" labelledBy="page-title">
      <div className="layout columns">
        <div className="confirmation">
          <Breadcrumbs />
          <div className="mark">
            <Icon name="email" size={44} />
          </div>
          <h1 id="page-title">{thanks.title}</h1>
          <div className="message">
            <p>{confirmation[isConsultation ? CONSULTATION : 'contact']}</p>
            <p>{thanks.follow}</p>
          </div>
          <div className="actions">
            {offersCalendar && (
              <ButtonLink to={`${paths.bookConsultation}#schedule`} size="lg" arrow>
                {thanks.calendar}
              </ButtonLink>
            )}
            <ButtonLink
              to={paths.home}
              size="lg"
              variant={offersCalendar ? 'outline' : 'default'}
              arrow
            >
              {thanks.home}
            </ButtonLink>
          </div>
        </div>
        <aside aria-labelledby="next-title">
          <h2 id="next-title">{whatHappensNext.title}</h2>
          <NextSteps steps={whatHappensNext.steps} />
          <p className="read">
            {furtherReading.lead} <Link to={paths.caseStudies}>{furtherReading.studies}</Link> or{' '}
            <Link to={paths.insights}>{furtherReading.articles}</Link>.
          </p>
        </aside>
      </div>
    </Root>
  );
}
