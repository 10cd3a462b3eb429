import { styled } from 'styled-components';
import { services } from '../../content/navigation/services.ts';
import { twoDigits } from '../../content/words/number-words.ts';
import { paths } from '../../paths.ts';
import { color, media, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Arrow } from '../../ui/actions/Arrow.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { expertise } from './copy.ts';

const List = styled.ul`
  margin-bottom: 32px;
  border-bottom: 1px solid ${color.line};

  li {
    position: relative;
    display: grid;
    grid-template-columns: 44px 1fr auto;
    align-items: baseline;
    padding-block: 22px;
    border-top: 1px solid ${color.line};
    transition: border-color ${motion.fast};
  }
  .number {
    ${type.label}
    color: ${color.accentStrong};
  }
  h3 {
    padding-inline-end: 16px;
  }
  p {
    grid-column: 2 / -1;
    max-width: 34.8em;
    margin-top: 6px;
    color: ${color.muted};
  }
  a {
    grid-row: 1;
    grid-column: 3;
    display: inline-flex;
    align-items: center;
    gap: 10px;
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 0.3em;
  }
  /* The whole row is the link's target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .arrow {
    transition: transform ${motion.fast};
  }
  ${media.canHover} {
    li:hover {
      border-color: ${color.accent};
    }
    li:hover .arrow {
      transform: translateX(3px);
    }
  }
  ${media.reducedMotion} {
    .arrow {
      transform: none !important;
    }
  }
`;

/** The services, a row with a link each. */
export function Services() {
  const { all, ...head } = expertise;
  return (
    <Section tone="sand" id="services" labelledBy="services-title" layout="split">
      <SectionHead id="services-title" {...head} />
      <List role="list">
        {services.map(({ name, description, path }, position) => (
          <li key={path}>
            <span className="number" aria-hidden="true">
              {twoDigits(position + 1)}
            </span>
            <h3>{name}</h3>
            <p>{description}</p>
            <Link to={path} className="screen-only" aria-label={`Explore: ${name}`}>
              Explore
              <Arrow />
            </Link>
          </li>
        ))}
      </List>
      <div>
        <ButtonLink to={paths.contact} size="lg" variant="secondary" arrow>
          {all}
        </ButtonLink>
      </div>
    </Section>
  );
}
