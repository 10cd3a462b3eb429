import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Film } from '../../ui/media/Film.tsx';
import { differentiators, processFilm, whyPartner } from './copy.ts';

const Body = styled.div`
  figure {
    margin: 0 0 clamp(2.5rem, 5vw, 4.5rem);
  }
  figcaption {
    ${type.label}
    margin-top: 14px;
    color: ${color.muted};
  }
  ul {
    display: grid;
    counter-reset: reason;
  }
  li {
    padding: 24px 0 28px;
    border-top: 1px solid ${color.line};
    counter-increment: reason;
  }
  li:not(.next)::before {
    ${type.label}
    content: counter(reason, decimal-leading-zero) / '';
    display: block;
    margin-bottom: 12px;
    color: ${color.accent};
  }
  p {
    margin-top: 10px;
    color: ${color.muted};
    text-wrap: pretty;
  }

  ${media.md} {
    ul {
      grid-template-columns: repeat(2, 1fr);
      column-gap: 32px;
    }
    .next {
      align-self: end;
      border: 0;
    }
  }
  ${media.lg} {
    /* The film extends to the page's right edge. */
    figure {
      width: calc(83.333% + var(--bleed));
      margin-left: 16.667%;
    }
    ul {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;

/** Why partner with us: a film and the seven differentiators. */
export function WhyPartner() {
  const { eyebrow, title, lead, caption, studies } = whyPartner;
  return (
    <Section labelledBy="why-title">
      <SectionHead id="why-title" eyebrow={eyebrow} title={title} lead={lead} />
      <Body>
        <figure>
          <Film film={processFilm} mode="figure" />
          <figcaption>{caption}</figcaption>
        </figure>
        <ul role="list">
          {differentiators.map(({ title: name, description }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{description}</p>
            </li>
          ))}
          <li className="next">
            <ButtonLink to={paths.caseStudies} variant="outline" arrow>
              {studies}
            </ButtonLink>
          </li>
        </ul>
      </Body>
    </Section>
  );
}
