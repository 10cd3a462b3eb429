import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { media } from '../../theme/media.ts';
import { color, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { services, servicesIntro } from './services-copy.ts';
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
  .open {
    stroke: ${color.muted};
    stroke-dasharray: 3 5;
  }
  .taken,
  .goal {
    stroke: ${color.accent};
    stroke-width: 2;
  }
  .goal {
    fill: ${color.accent};
  }
  circle {
    fill: ${color.bg};
    stroke: ${color.fg};
    stroke-width: 1.5;
  }
  .terrain {
    ${type.label}
    padding-top: 14px;
    color: ${color.accent};
  }
  h3 {
    ${type.h3}
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
  dd {
    margin: 0;
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

/** Three services, ordered by how much of the route they find themselves (SPEC.md 2). */
export function Services() {
  return (
    <Section labelledBy="services-title">
      <SectionHead
        number="02"
        eyebrow="What we build"
        id="services-title"
        title={servicesIntro.title}
        lead={servicesIntro.lead}
      />
      <Routes role="list">
        {services.map(({ route, terrain, title, description, example, first }) => (
          <li key={route}>
            <p className="terrain">{terrain}</p>
            <RouteSketch route={route} />
            <h3>{title}</h3>
            <p>{description}</p>
            <dl>
              <div>
                <dt>For example</dt>
                <dd>{example}</dd>
              </div>
              <div>
                <dt>First result</dt>
                <dd>{first}</dd>
              </div>
            </dl>
          </li>
        ))}
      </Routes>
      <Foot>
        <ButtonLink to={paths.contact} variant="link" arrow>
          Explore All Services
        </ButtonLink>
      </Foot>
    </Section>
  );
}
