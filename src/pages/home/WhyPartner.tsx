import { styled } from 'styled-components';
import type { FilmAsset } from '../../content/model/media.ts';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { FilmFigure } from '../../ui/media/FilmFigure.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { whyPartner } from './copy.ts';
import type { Differentiator } from './differentiators.ts';

const Body = styled.div`
  .film {
    margin-bottom: clamp(2.5rem, 5vw, 4.5rem);
  }
  ol {
    margin-bottom: 24px;
    border-bottom: 1px solid ${color.fg};
    counter-reset: reason;
  }
  li {
    display: grid;
    gap: 10px 20px;
    grid-template-columns: 44px minmax(0, 1fr);
    padding-block: 24px 28px;
    border-top: 1px solid ${color.line};
    counter-increment: reason;
  }
  li:first-child {
    border-top-color: ${color.fg};
  }
  li::before {
    ${textStyle.label}
    content: counter(reason, decimal-leading-zero) / '';
    grid-row: 1 / span 3;
    padding-top: 0.35em;
    color: ${color.accentStrong};
  }
  li > p {
    color: ${color.muted};
    text-wrap: pretty;
  }
  li > .proof {
    ${textStyle.small}
    margin-top: 6px;
  }
  .kind {
    ${textStyle.label}
    display: block;
    margin-bottom: 2px;
  }
  .proof a {
    position: relative;
    color: ${color.fg};
    text-underline-offset: 3px;
  }
  /* 44 px high for touch. */
  .proof a::before {
    content: '';
    position: absolute;
    inset: -12px 0;
  }
  .more {
    margin-top: 32px;
  }

  ${media.canHover} {
    .proof a:hover {
      color: ${color.accent};
    }
  }
  ${media.lg} {
    /* The film extends to the page's right edge. */
    .film {
      --film-end: var(--bleed);
      width: calc(83.333% + var(--bleed));
      margin-inline-start: 16.667%;
    }
    li {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: 0 32px;
      align-items: baseline;
    }
    li::before {
      grid-row: auto;
      padding: 0;
    }
    h3 {
      grid-column: 2 / span 3;
    }
    li > p {
      grid-column: 5 / span 4;
    }
    li > .proof {
      grid-column: 9 / -1;
      margin: 0;
    }
  }
`;

/** Why partner with us: a film and the seven differentiators, each with its proof. */
export function WhyPartner({
  differentiators,
  film,
}: {
  differentiators: Differentiator[];
  film: FilmAsset | null;
}) {
  const { eyebrow, title, lead, caption, studies } = whyPartner;
  return (
    <Section labelledBy="why-title">
      <SectionHead id="why-title" eyebrow={eyebrow} title={title} lead={lead} />
      <Body>
        {film && <FilmFigure film={film} caption={caption} className="film" />}
        <ol role="list">
          {differentiators.map(({ title: name, description, proof }) => (
            <li key={name}>
              <h3>
                <Unbroken text={name} />
              </h3>
              <p>{description}</p>
              {proof && (
                <p className="proof">
                  <span className="kind">{proof.kind}</span>
                  <Link to={proof.to}>{proof.text}</Link>
                </p>
              )}
            </li>
          ))}
        </ol>
        <p className="more">
          <ButtonLink to={paths.caseStudies} variant="outline" arrow>
            {studies}
          </ButtonLink>
        </p>
      </Body>
    </Section>
  );
}
