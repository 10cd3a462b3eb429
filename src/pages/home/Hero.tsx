import { styled } from 'styled-components';
import type { MeasuredStudy } from '../../content/model/case-study-schema.ts';
import { siteConfig } from '../../content/site.ts';
import type { FilmAsset } from '../../content/model/media.ts';
import { paths } from '../../paths.ts';
import { color, font, media, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { BackgroundFilm } from '../../ui/media/BackgroundFilm.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { hero, promises } from './copy.ts';

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
    ${textStyle.hero}
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

  .featured {
    display: none;
    overflow: clip;
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
    /* Above the film's lines. */
    background: ${color.bg};
  }
  /* The end of a study's card, where the sample has its screen. */
  .featured picture {
    aspect-ratio: 5 / 6;
  }
  .featured img {
    object-position: 100%;
  }
  figcaption {
    ${textStyle.small}
    padding: 16px 20px 18px;
    color: ${color.muted};
  }
  figcaption a {
    color: ${color.fg};
    font-weight: 600;
    text-underline-offset: 4px;
  }
  figcaption dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 16px;
    margin-top: 10px;
  }
  figcaption dl > div {
    display: contents;
  }
  figcaption dd {
    color: ${color.fg};
    font: 500 0.9375rem/1.5 ${font.mono};
  }
  figcaption div:last-child dd {
    color: ${color.accent};
  }
  figcaption .sample {
    margin-top: 12px;
  }

  .legend {
    border-top: 1px solid ${color.line};
    background: ${color.bg};
  }
  .legend ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  .legend li {
    ${textStyle.small}
    padding-block: 20px;
    padding-inline: 0 16px;
    color: ${color.muted};
  }
  .legend li:nth-child(n + 3) {
    border-top: 1px solid ${color.line};
  }
  .legend li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  .legend b {
    ${textStyle.label}
    display: block;
    font-size: 1.125rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    color: ${color.fg};
  }

  /* Plain black without a film, down to its lower edge. */
  ${media.belowMd} {
    --bg: #000;
    min-height: 0;
  }
  ${media.md} {
    .featured {
      display: grid;
      grid-template-columns: 2fr 3fr;
      align-items: center;
      max-width: 35rem;
      margin-top: 40px;
    }
  }
  ${media.lg} {
    /* The film's button is below the study. */
    .stage {
      padding-block: calc(var(--header-height) + clamp(3rem, 8vh, 7rem)) clamp(4.5rem, 7vh, 5rem);
    }
    h1,
    .text {
      grid-column: 1 / span 8;
    }
    .featured {
      display: block;
      margin-top: 0;
      grid-column: 9 / -1;
      margin-inline-start: 68px;
    }
    .legend ul {
      grid-template-columns: repeat(${promises.length}, 1fr);
    }
    .legend li {
      padding-block: 24px 28px;
      padding-inline: 24px 12px;
      border-inline-start: 1px solid ${color.line};
    }
    .legend li:nth-child(n + 3) {
      border-top: 0;
    }
    .legend li:last-child:nth-child(odd) {
      grid-column: auto;
    }
    .legend b {
      font-size: 1.25rem;
    }
    .legend li:last-child {
      border-inline-end: 1px solid ${color.line};
    }
  }
`;

/** A study's card with its first result before and after. Not on phones, where it would be the largest paint. */
function FeaturedStudy({ study }: { study: MeasuredStudy }) {
  const { slug, title, image, result } = study;
  return (
    <figure className="featured screen-only">
      {/* Decoration: the text says what it shows. */}
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 1280px) 630px, (min-width: 1024px) 46vw, (min-width: 768px) 410px, 1px"
        priority
        loading="lazy"
      />
      <figcaption>
        <p>
          <Link to={paths.caseStudy(slug)}>{title}</Link>: {result.measure}
        </p>
        <dl>
          <div>
            <dt>{hero.measured.before}</dt>
            <dd>{result.before}</dd>
          </div>
          <div>
            <dt>{hero.measured.after}</dt>
            <dd>{result.after}</dd>
          </div>
        </dl>
        <SampleTag />
      </figcaption>
    </figure>
  );
}

/** The first screen: headline over the film, a product's screenshot, and promises. */
export function Hero({ study, film }: { study: MeasuredStudy | null; film: FilmAsset | null }) {
  return (
    <Root data-tone="ink" aria-labelledby="page-title">
      <div className="stage">
        {film && <BackgroundFilm film={film} />}
        <div className="inner columns">
          <div className="text">
            <Eyebrow>{siteConfig.tagline}</Eyebrow>
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
          {study && <FeaturedStudy study={study} />}
        </div>
      </div>
      <div className="legend">
        <ul role="list" className="inner">
          {promises.map(({ value, label }) => (
            <li key={value}>
              <b>{value}</b> {label}
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
