import { styled } from 'styled-components';
import { offices } from '../../content/company/office-records.ts';
import { site } from '../../content/site.ts';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';
import { SurveyMark } from '../../ui/layout/SurveyMark.tsx';
import { Film } from '../../ui/media/Film.tsx';
import { hero, heroFilm, promises } from './copy.ts';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-height: min(100svh, 1080px);

  .stage {
    position: relative;
    display: flex;
    flex: 1;
    padding-block: calc(var(--header-height) + clamp(3rem, 9vh, 7rem)) clamp(3rem, 7vh, 5rem);
  }
  .stage > .inner {
    position: relative;
    align-content: end;
    align-items: end;
    align-self: end;
  }
  h1 {
    ${type.hero}
    max-width: 11.2em;
  }
  .lead {
    max-width: 26.8em;
    margin-top: 28px;
    color: ${color.fg};
    text-wrap: pretty;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    margin-top: 36px;
  }

  .offices {
    ${type.label}
    display: none;
    color: ${color.muted};
    /* A label on the map, above the film's lines. */
    background: color-mix(in srgb, ${color.bg} 82%, transparent);
  }
  .offices li {
    display: grid;
    grid-template-columns: 22px 1fr;
    padding: 12px;
    border-top: 1px solid ${color.line};
    svg {
      margin-top: 2px;
      color: ${color.accent};
    }
    strong {
      display: block;
      color: ${color.fg};
      font-weight: 500;
    }
  }

  .legend {
    border-top: 1px solid ${color.line};
    background: ${color.bg};
  }
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block: 20px;
    padding-inline: 0 16px;
  }
  dl > div:nth-child(n + 3) {
    border-top: 1px solid ${color.line};
  }
  dl > div:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  dd {
    ${type.label}
    font-size: 1.125rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  dt {
    ${type.small}
    color: ${color.muted};
  }

  /* Plain black without a film, down to its lower edge. */
  ${media.belowMd} {
    --bg: #000;
    min-height: 0;
  }
  ${media.lg} {
    h1,
    .text {
      grid-column: 1 / span 8;
    }
    .offices {
      display: block;
      grid-column: 10 / -1;
      margin-bottom: 40px;
    }
    dl {
      grid-template-columns: repeat(${promises.length}, 1fr);
    }
    dl > div {
      padding-block: 24px 28px;
      padding-inline: 24px 12px;
      border-inline-start: 1px solid ${color.line};
    }
    dl > div:nth-child(n + 3) {
      border-top: 0;
    }
    dl > div:last-child:nth-child(odd) {
      grid-column: auto;
    }
    dd {
      font-size: 1.25rem;
    }
    dl > div:last-child {
      border-inline-end: 1px solid ${color.line};
    }
  }
`;

/** The first screen: headline over the film, offices, and promises. */
export function Hero() {
  return (
    <Root data-tone="ink" aria-labelledby="page-title">
      <div className="stage">
        <Film film={heroFilm} mode="background" />
        <div className="inner columns">
          <div className="text">
            <Eyebrow>{site.tagline}</Eyebrow>
            <h1 id="page-title">{hero.title}</h1>
            <p className="lead">{hero.lead}</p>
            <div className="actions">
              <ButtonLink to={paths.contact} size="lg" arrow>
                {hero.book}
              </ButtonLink>
              <ButtonLink to={paths.caseStudies} size="lg" variant="outline">
                {hero.work}
              </ButtonLink>
            </div>
          </div>
          <ul className="offices" aria-label={hero.offices}>
            {offices.map(({ key, name, gridReference }) => (
              <li key={key}>
                <SurveyMark kind="trig" />
                <span>
                  <strong>{name}</strong> {gridReference}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="legend">
        <dl className="inner">
          {promises.map(({ value, label }) => (
            <div key={value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Root>
  );
}
