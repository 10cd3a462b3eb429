import { styled } from 'styled-components';
import { services } from '../../content/navigation/services.ts';
import { isOngoing } from '../../content/model/phases.ts';
import { isoDate } from '../../content/words/calendar-date.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { copy } from './copy.ts';
import type { StudyData } from './definition.ts';

const Root = styled(Section)`
  padding-block: clamp(2.5rem, 5vw, 4.5rem) 0;

  dl > div {
    padding-block: 14px;
    border-top: 1px solid ${color.line};
  }
  dl > .team {
    border-bottom: 1px solid ${color.line};
  }
  dt {
    ${textStyle.label}
    margin-bottom: 4px;
    color: ${color.muted};
  }
  dd small:not(.sample) {
    display: block;
    color: ${color.muted};
  }
  a {
    position: relative;
  }
  /* 44 px high for touch. */
  a::before {
    content: '';
    position: absolute;
    inset: -12px 0;
  }
  ${media.belowMd} {
    dl > div:not(.team) {
      display: flex;
      align-items: baseline;
      flex-wrap: wrap;
      column-gap: 16px;
    }
    dl > div:not(.team) dd {
      margin-inline-start: auto;
      text-align: end;
    }
  }
  ${media.md} {
    dl {
      display: flex;
      flex-wrap: wrap;
    }
    dl > div {
      flex: 1 1 auto;
      padding-inline-end: 16px;
    }
    dl > .service,
    dl > .price {
      flex-basis: 9rem;
    }
    dl > .price {
      padding-inline-end: 0;
    }
    dl > .team {
      flex-basis: 100%;
    }
    dt {
      white-space: nowrap;
    }
  }
`;

/** The project's facts: service, launch, duration, team, effort, price. */
export function ProjectFacts({ study, price }: Pick<StudyData, 'study' | 'price'>) {
  const texts = copy.facts;
  const service = services.find(({ id }) => id === study.service);
  return (
    <Root label={texts.label}>
      <dl>
        {service && (
          <div className="service">
            <dt>{texts.service}</dt>
            <dd>
              <Link to={service.path}>{service.name}</Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{isOngoing(study) ? texts.begun : texts.year}</dt>
          <dd>
            {study.year}
            {study.updated && (
              <small>
                {texts.updated} <time dateTime={isoDate(study.updated)}>{study.updated}</time>
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.timeline}</dt>
          <dd>{study.timeline}</dd>
        </div>
        <div>
          <dt>{texts.effort}</dt>
          <dd>
            {texts.personWeeks(study.effort)}
            <small>{texts.notThroughout}</small>
          </dd>
        </div>
        {price && (
          <div className="price">
            <dt>{texts.price}</dt>
            <dd>
              {price.from} to {price.to}
            </dd>
          </div>
        )}
        <div className="team">
          <dt>{texts.team}</dt>
          <dd>
            <Unbroken text={study.team} />
          </dd>
        </div>
      </dl>
    </Root>
  );
}
