import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color, media, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { services } from './copy.ts';
import { RouteSketch } from './RouteSketch.tsx';

const Routes = styled.ul`
  display: grid;
  gap: 48px 32px;

  li {
    display: flex;
    flex-direction: column;
    border-top: 1px solid ${color.line};
    transition: border-color ${motion.base};
  }
  .sketch {
    width: 100%;
    height: auto;
    margin-block: 20px 24px;
  }
  .hill {
    stroke: ${color.line};
    transition: stroke ${motion.slow};
  }
  .kind {
    ${type.label}
    padding-top: 14px;
    color: ${color.accent};
  }
  h3 + p {
    max-width: 52ch;
    margin-block: 12px 24px;
    color: ${color.muted};
  }
  dl {
    ${type.small}
    margin-top: auto;
  }
  dl div {
    padding-block: 10px;
    border-top: 1px solid ${color.line};
  }
  dt {
    ${type.label}
    color: ${color.muted};
  }

  ${media.canHover} {
    li:hover {
      border-color: ${color.accent};
    }
    li:hover .hill {
      stroke: ${color.muted};
    }
  }
  ${media.md} {
    grid-template-columns: 1fr 1fr;
    .sketch {
      height: 168px;
      margin-block: 16px 20px;
    }
    li:first-child {
      grid-column: span 2;
    }
  }
  ${media.lg} {
    grid-template-columns: 2fr 1fr 1fr;

    li:first-child {
      grid-column: auto;
    }

    li:first-child h3 {
      ${type.h2}
    }
    li:first-child h3 + p {
      ${type.lead}
    }
  }
`;

const Foot = styled.div`
  display: flex;
  margin-top: 48px;
  justify-content: flex-end;
`;

/** Three services, ordered by how much they decide by themselves. */
export function Services() {
  return (
    <Section labelledBy="services-title">
      <SectionHead {...services} id="services-title" />
      <Routes role="list">
        {services.items.map(({ route, kind, title, description, example, first }) => (
          <li key={route}>
            <p className="kind">{kind}</p>
            <RouteSketch route={route} />
            <h3>{title}</h3>
            <p>{description}</p>
            <dl>
              <div>
                <dt>{services.exampleLabel}</dt>
                <dd>{example}</dd>
              </div>
              <div>
                <dt>{services.firstLabel}</dt>
                <dd>{first}</dd>
              </div>
            </dl>
          </li>
        ))}
      </Routes>
      <Foot>
        <ButtonLink to={paths.contact} variant="link" arrow>
          {services.contact}
        </ButtonLink>
      </Foot>
    </Section>
  );
}
