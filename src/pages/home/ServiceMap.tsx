import { useId } from 'react';
import { styled } from 'styled-components';
import { services } from '../../content/services.ts';
import { paths } from '../../paths.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { expertise } from './copy.ts';
import { plan } from './service-map-style.ts';
import { stations } from './stations.ts';

const Plan = styled.div`
  ${plan}
`;

const traverse = stations.map(({ x, y }) => `${x},${y}`).join(' ');
const digits = (position: number): string => String(position + 1).padStart(2, '0');

/**
 * The six services as stations of one survey: a drawn map, and beside it the ruled list that
 * carries the words and the links. The map repeats the links for the pointer alone.
 */
export function ServiceMap() {
  const id = useId();
  return (
    <Section tone="sand" id="services" labelledBy="services-title">
      <SectionHead number="02" eyebrow="Our expertise" id="services-title" {...expertise} />
      <Plan>
        <div className="map" aria-hidden="true">
          <img src="/art/home/service-map.svg" alt="" width="1200" height="1000" loading="lazy" />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <polyline points={traverse} vectorEffect="non-scaling-stroke" />
          </svg>
          {services.map(({ name, path }, position) => (
            <Link key={path} to={path} className="station" data-station={position} tabIndex={-1}>
              <b>{position + 1}</b>
              <span>{name}</span>
            </Link>
          ))}
        </div>
        <div>
          <ul role="list">
            {services.map(({ name, description, linkTo, path }, position) => (
              <li key={path} data-station={position}>
                <span className="number" aria-hidden="true">
                  {digits(position)}
                </span>
                <h3 id={`${id}-${position}`}>{name}</h3>
                <p>{description}</p>
                <Link to={linkTo} aria-describedby={`${id}-${position}`}>
                  Explore
                  <Arrow />
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.contact} size="lg" variant="secondary" arrow>
            Explore All Solutions
          </ButtonLink>
        </div>
      </Plan>
    </Section>
  );
}
