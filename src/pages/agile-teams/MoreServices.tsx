import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { Arrow } from '../../ui/actions/Arrow.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { moreServices, others } from './copy.ts';

/** A wide card: the text beside its picture. */
const beside = `
  grid-template: auto 1fr / calc(50% - 16px) 1fr auto;
  column-gap: 32px;
  .picture-frame {
    grid-area: 1 / 1 / span 2;
  }
  p {
    grid-column: 2 / -1;
  }
`;

/*
 * Five cards in two rows: two wide ones, then three. In a narrower window pairs and a wide one, on a phone rows of text,
 * as in the home page's list of services.
 */
const Cards = styled.ul`
  display: grid;
  gap: 48px 32px;

  ${media.belowMd} {
    gap: 0;
    border-bottom: 1px solid ${color.line};
    .picture-frame {
      display: none;
    }
    li {
      padding-block: 20px 24px;
      border-top: 1px solid ${color.line};
    }
  }
  li {
    position: relative;
    display: grid;
    align-content: start;
    grid-template-columns: 1fr auto;
    gap: 8px 16px;
  }
  .picture-frame {
    grid-column: 1 / -1;
    overflow: clip;
    margin-bottom: 12px;
    border: 1px solid ${color.line};
    border-bottom-color: ${color.fg};
  }
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    grid-column: 1 / -1;
    max-width: 34.8em;
    color: ${color.muted};
  }
  .arrow {
    margin-top: 8px;
    color: ${color.accent};
  }
  ${media.canHover} {
    li:hover .picture-frame {
      border-color: ${color.accent};
    }
  }
  ${media.md} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    li {
      grid-column: span 3;
    }
    ${media.belowLg} {
      li:last-child:nth-child(odd) {
        grid-column: 1 / -1;
        ${beside}
      }
    }
  }
  ${media.lg} {
    li {
      grid-column: span 2;
    }
    li:nth-child(-n + 2) {
      grid-column: span 3;
      ${beside}
    }
  }
  /* Cut between two elements of the sample's screens, not through a row of buttons. */
  li:nth-child(-n + 2) picture {
    aspect-ratio: 14 / 9;
  }
  li:first-child img {
    object-position: bottom;
  }
  li:nth-child(2) img {
    object-position: top;
  }
`;

/** The other five services. */
export function MoreServices() {
  const { contact, ...intro } = moreServices;
  return (
    <Section labelledBy="more">
      <SectionHead id="more" {...intro}>
        <ButtonLink to={paths.contact} variant="outline" arrow>
          {contact}
        </ButtonLink>
      </SectionHead>
      <Cards role="list">
        {others.map(({ path, title, description, imageSrc }, position) => (
          <li key={path}>
            {imageSrc && (
              <div className="picture-frame">
                <Picture
                  image={imageSrc}
                  alt=""
                  sizes={`(min-width: 1024px) ${position < 2 ? 25 : 33}vw, (min-width: 768px) 50vw, 100vw`}
                />
              </div>
            )}
            <h3>
              <Link to={path}>{title}</Link>
            </h3>
            <Arrow direction="out" />
            <p>{description}</p>
          </li>
        ))}
      </Cards>
    </Section>
  );
}
