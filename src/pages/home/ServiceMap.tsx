import { useId } from 'react';
import { styled } from 'styled-components';
import { services } from '../../content/services.ts';
import type { ImageAsset } from '../../content/types.ts';
import { paths } from '../../paths.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { expertise } from './copy.ts';
import { plan } from './service-map-style.ts';
import { stations } from './stations.ts';
import { twoDigits } from '../../ui/two-digits.ts';

const Plan = styled.div`
  ${plan}
`;

const map: ImageAsset = { src: '/art/home/service-map.svg', width: 1200, height: 1000 };
const traverse = stations.map(({ x, y }) => `${x},${y}`).join(' ');

/**
 * The six services as stations of one survey: a drawn map, and beside it the ruled list that
 * carries the words and the links. The map repeats the links for the pointer alone.
 */
export function ServiceMap() {
  const id = useId();
  const { eyebrow, title, lead, all } = expertise;
  return (
    <Section tone="sand" id="services" labelledBy="services-title">
      <SectionHead id="services-title" eyebrow={eyebrow} title={title} lead={lead} />
      <Plan className="columns">
        <div className="map" aria-hidden="true">
          <Picture image={map} alt="" />
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
                  {twoDigits(position + 1)}
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
            {all}
          </ButtonLink>
        </div>
      </Plan>
    </Section>
  );
}
