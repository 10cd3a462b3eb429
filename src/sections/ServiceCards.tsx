import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Service } from '../content/navigation/services.ts';
import { color, media, motion } from '../theme/tokens.ts';
import { Arrow } from '../ui/actions/Arrow.tsx';
import { Link } from '../ui/actions/Link.tsx';
import { Picture } from '../ui/media/Picture.tsx';
import { SampleTag } from '../ui/text/SampleTag.tsx';

/** Cards in pairs or threes, what follows them in the place that is left; on a phone rows of text. */
const Cards = styled.div`
  ul {
    display: contents;
  }
  li {
    position: relative;
    display: grid;
    align-content: start;
    align-items: baseline;
    grid-template-columns: 1fr auto;
    gap: 8px 16px;
  }
  .picture-frame {
    grid-column: 1 / -1;
    overflow: clip;
    margin-bottom: 12px;
    border: 1px solid ${color.line};
    border-bottom-color: ${color.fg};
    transition: border-color ${motion.fast};
  }
  p {
    grid-column: 1 / -1;
    max-width: 34.8em;
    color: ${color.muted};
  }
  li a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 0.3em;
  }
  /* The whole card is the link's target. */
  li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .arrow {
    transition: transform ${motion.fast};
  }
  ${media.belowMd} {
    .picture-frame {
      display: none;
    }
    li,
    .rest {
      padding-block: 20px 24px;
      border-top: 1px solid ${color.line};
    }
  }
  ${media.md} {
    display: grid;
    gap: 48px 32px;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    .rest {
      display: grid;
      place-content: center;
      align-self: start;
      aspect-ratio: 4 / 3;
      border: 1px solid ${color.line};
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.canHover} {
    li:hover .picture-frame {
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

/** For the pictures, which phones and paper don't have. */
const Tag = styled(SampleTag)`
  margin-top: 32px;
  ${media.belowMd} {
    display: none;
  }
`;

interface ServiceCardsProps {
  services: readonly Service[];
  /** What a card is called: the service's name in menus, or the title of its page. */
  heading: 'name' | 'title';
  /** Takes the place after the last card. */
  children?: ReactNode;
}

/** Services, each a card with its picture and a link to its page. */
export function ServiceCards({ services, heading, children }: ServiceCardsProps) {
  return (
    <>
      <Cards>
        <ul role="list">
          {services.map(({ path, description, imageSrc, [heading]: called }) => (
            <li key={path}>
              {imageSrc && (
                <div className="picture-frame">
                  <Picture
                    image={imageSrc}
                    alt=""
                    sizes="(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw"
                  />
                </div>
              )}
              <h3>{called}</h3>
              <Link to={path} className="screen-only" aria-label={`Explore: ${called}`}>
                Explore
                <Arrow />
              </Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        {children !== undefined && <div className="rest screen-only">{children}</div>}
      </Cards>
      <Tag className="screen-only" />
    </>
  );
}
