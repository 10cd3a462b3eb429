import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { Arrow } from '../../ui/actions/Arrow.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { moreServices, others } from './copy.ts';

/** Cards in pairs or threes, the button in the place that is left; on a phone rows of text. */
const Cards = styled.ul`
  display: grid;

  > li {
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
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    grid-column: 1 / -1;
    max-width: 34.8em;
    color: ${color.muted};
  }
  h3 + .arrow {
    margin-top: 8px;
    color: ${color.accent};
  }
  ${media.belowMd} {
    .picture-frame {
      display: none;
    }
    > li {
      padding-block: 20px 24px;
      border-top: 1px solid ${color.line};
    }
  }
  ${media.canHover} {
    li:hover .picture-frame {
      border-color: ${color.accent};
    }
  }
  ${media.md} {
    gap: 48px 32px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > .all {
      aspect-ratio: 4 / 3;
      grid-template-columns: auto;
      place-content: center;
      border: 1px solid ${color.line};
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The other five services. */
export function MoreServices() {
  const { contact, ...intro } = moreServices;
  return (
    <Section labelledBy="more">
      <SectionHead id="more" {...intro} />
      <Cards role="list">
        {others.map(({ path, title, description, imageSrc }) => (
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
            <h3>
              <Link to={path}>{title}</Link>
            </h3>
            <Arrow direction="out" />
            <p>{description}</p>
          </li>
        ))}
        <li className="all">
          <ButtonLink to={paths.contact} variant="outline" arrow>
            {contact}
          </ButtonLink>
        </li>
      </Cards>
    </Section>
  );
}
