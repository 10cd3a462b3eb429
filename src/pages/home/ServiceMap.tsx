import { styled } from 'styled-components';
import { services } from '../../content/navigation/services.ts';
import type { ImageAsset } from '../../content/model/media.ts';
import { twoDigits } from '../../content/words/number-words.ts';
import { paths } from '../../paths.ts';
import { color, media, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Arrow } from '../../ui/actions/Arrow.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { expertise } from './copy.ts';
import { markers } from './service-map-layout.ts';

const markerPositions = markers
  .map(({ x, y, isTurned }, position) => {
    const turned = isTurned ? 'flex-direction:row-reverse;translate:calc(22px - 100%) -22px' : '';
    return `.marker[data-service='${position}']{inset-inline-start:${x}%;top:${y}%;${turned}}`;
  })
  .join('');

/** Highlights a list row and its marker together, on hover or focus of either. */
const highlighted = markers
  .map((_, position) => {
    const mark = `[data-service='${position}']`;
    return `&:has(${mark}:is(:hover,:focus-within)) .marker${mark} b`;
  })
  .join(',');

/**
 * The layout: the map extends to the page's left edge, with the list beside it. On wide screens the drawing
 * stretches to the list's height.
 */
const Layout = styled.div`
  .map {
    position: relative;
    aspect-ratio: 6 / 5;
    overflow: clip;
    margin: 0 calc(-1 * var(--bleed)) 40px;
    border-block: 1px solid ${color.line};
    background: ${color.raised};
  }
  .map picture,
  .map svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
  }
  /* The markers stretch with the drawing. */
  .map img {
    object-fit: fill;
    scale: 1.02;
    transition: translate ${motion.slow};
  }
  polyline {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 1.5;
    stroke-dasharray: 2 7;
    stroke-linecap: round;
  }
  .marker {
    ${type.label}
    position: absolute;
    display: flex;
    align-items: center;
    gap: 8px;
    color: ${color.fg};
    direction: ltr;
    text-decoration: none;
    translate: -22px -22px;
  }
  ${markerPositions}
  .marker b {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid ${color.accent};
    border-radius: 50%;
    outline: 5px solid ${color.raised};
    background: ${color.raised};
    color: ${color.accentStrong};
    font-weight: 500;
    transition:
      background-color ${motion.fast},
      color ${motion.fast};
  }
  .marker span {
    padding: 2px 6px;
    background: ${color.raised};
    white-space: nowrap;
  }

  li {
    position: relative;
    display: grid;
    grid-template-columns: 44px 1fr auto;
    align-items: baseline;
    padding-block: 22px;
    border-top: 1px solid ${color.line};
    transition: border-color ${motion.fast};
  }
  ul {
    margin-bottom: 32px;
    border-bottom: 1px solid ${color.line};
  }
  .number {
    ${type.label}
    color: ${color.accentStrong};
  }
  li h3 {
    padding-inline-end: 16px;
  }
  li p {
    grid-column: 2 / -1;
    max-width: 34.8em;
    margin-top: 6px;
    color: ${color.muted};
  }
  li a {
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
  li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li .arrow {
    transition: transform ${motion.fast};
  }

  ${media.canHover} {
    li:hover {
      border-color: ${color.accent};
    }
    li:hover .arrow {
      transform: translateX(3px);
    }
    &:has([data-service]:hover) .map img {
      translate: -5px 4px;
    }
  }
  ${highlighted} {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  /* There is no room for the names, and the list has the same numbers. */
  ${media.belowMd} {
    .map {
      display: none;
    }
  }
  ${media.lg} {
    .map {
      grid-column: 1 / span 7;
      aspect-ratio: auto;
      margin-block: 0;
      margin-inline: calc(-1 * var(--bleed)) 0;
      border-inline-end: 1px solid ${color.line};
    }
    > :last-child {
      grid-column: 8 / -1;
    }
  }
  ${media.reducedMotion} {
    .map img,
    .arrow {
      translate: none !important;
      transform: none !important;
    }
  }
`;

const map: ImageAsset = { src: '/art/home/service-map.svg', width: 1200, height: 1000 };
const line = markers.map(({ x, y }) => `${x},${y}`).join(' ');

/**
 * The services as markers on a drawn map, beside the list with texts and links. The map repeats the links for
 * the pointer only.
 */
export function ServiceMap() {
  const { eyebrow, title, lead, all } = expertise;
  return (
    <Section tone="sand" id="services" labelledBy="services-title">
      <SectionHead id="services-title" eyebrow={eyebrow} title={title} lead={lead} />
      <Layout className="columns">
        <div className="map screen-only" aria-hidden="true">
          <Picture image={map} alt="" />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <polyline points={line} vectorEffect="non-scaling-stroke" />
          </svg>
          {services.map(({ name, path }, position) => (
            <Link key={path} to={path} className="marker" data-service={position} tabIndex={-1}>
              <b>{position + 1}</b> <span>{name}</span>
            </Link>
          ))}
        </div>
        <div>
          <ul role="list">
            {services.map(({ name, description, path }, position) => (
              <li key={path} data-service={position}>
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
          </ul>
          <ButtonLink to={paths.contact} size="lg" variant="secondary" arrow>
            {all}
          </ButtonLink>
        </div>
      </Layout>
    </Section>
  );
}
