import { styled } from 'styled-components';
import { services } from '../../content/navigation/services.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Arrow } from '../../ui/actions/Arrow.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { servicesHead } from './copy.ts';

const List = styled.ul`
  display: grid;
  column-gap: 32px;

  a {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 6px 16px;
    align-items: center;
    height: 100%;
    padding-block: 22px 24px;
    border-top: 1px solid ${color.line};
    align-content: start;
    text-decoration: none;
  }
  strong {
    ${textStyle.h3}
  }
  a > span {
    grid-column: 1 / -1;
    max-width: 25.5em;
    color: ${color.muted};
    text-wrap: pretty;
  }
  .arrow {
    color: ${color.accent};
  }
  ${media.canHover} {
    a:hover {
      border-color: ${color.accent};
    }
    a:hover .arrow {
      transform: translateX(3px);
    }
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The services. */
export function Services() {
  return (
    <Section id="services" labelledBy="services-title">
      <SectionHead id="services-title" {...servicesHead} />
      <List role="list">
        {services.map(({ name, path, description }) => (
          <li key={path}>
            <Link to={path}>
              <strong>{name}</strong>
              <Arrow /> <span>{description}</span>
            </Link>
          </li>
        ))}
      </List>
    </Section>
  );
}
