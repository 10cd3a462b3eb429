import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { BookingIconLink } from '../../sections/BookingIconLink.tsx';
import { color, media, motion } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { type OfferItem, offers, offersShown, servicesIntro } from './copy.ts';

/* A grid like a spreadsheet's on wide screens, where a cell with a picture is two by two; hairlines on all. */
const Root = styled(Section)`
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .sheet {
    position: relative;
  }
  .letters,
  .numbers {
    display: none;
  }
  /* Up to three columns of at least 300 px. */
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(300px, 30%)), 1fr));
    border: solid ${color.line};
    border-block-width: 1px 0;
    border-inline-width: 1px 0;
  }
  li {
    position: relative;
    padding: 24px clamp(20px, 2.4vw, 32px) 36px;
    border: solid ${color.line};
    border-block-width: 0 1px;
    border-inline-width: 0 1px;
  }
  /* A cell cursor with its handle. */
  li::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -1px;
    border: 2px solid ${color.accent};
    background: linear-gradient(${color.accent} 0 0) 100% 100% / 9px 9px no-repeat;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${motion.fast};
  }
  li[data-featured]::after {
    opacity: 1;
  }
  ${media.canHover} {
    ol:has(li:hover) li[data-featured]:not(:hover)::after {
      opacity: 0;
    }
    li:hover::after {
      opacity: 1;
    }
  }
  .picture {
    aspect-ratio: 2;
    margin-bottom: 20px;
  }
  .picture img {
    object-position: top;
  }
  h3 {
    margin-bottom: 12px;
  }
  li p {
    max-width: 28.1em;
    color: ${color.muted};
  }
  li a {
    margin-top: 8px;
  }

  ${media.lg} {
    .letters,
    .numbers {
      ${textStyle.label}
      display: flex;
      color: ${color.muted};
      text-align: center;
    }
    .numbers {
      position: absolute;
      inset-block: 0;
      inset-inline-start: -28px;
      flex-direction: column;
    }
    .letters span,
    .numbers span {
      flex: 1;
      padding-block: 10px;
    }
    .numbers span {
      align-content: center;
    }
    ol {
      grid-auto-rows: 1fr;
    }
    li {
      min-height: 252px;
      padding-top: 36px;
    }
    li:has(.picture) {
      grid-area: span 2 / span 2;
      display: flex;
      flex-direction: column;
      align-items: start;
    }
    .picture {
      position: relative;
      flex: 1;
      width: 100%;
      min-height: 0;
    }
    .picture img {
      position: absolute;
    }
  }
`;

/** The first services of the list as a grid, with a link to all. */
export function Services() {
  const { action, columns, ...intro } = servicesIntro;
  const shown = offers.slice(0, offersShown);
  const cells = shown.reduce((sum, { imageSrc }) => sum + (imageSrc ? 4 : 1), 0);
  return (
    <Root tone="sand" labelledBy="services-title">
      <SectionHead id="services-title" {...intro}>
        <div className="actions">
          <ButtonLink to={paths.contact} variant="secondary" arrow>
            {action}
          </ButtonLink>
          <BookingIconLink />
        </div>
      </SectionHead>
      <p className="letters" aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <div className="sheet">
        <p className="numbers" aria-hidden="true">
          {Array.from({ length: Math.ceil(cells / columns.length) }, (_, row) => (
            <span key={row}>{row + 1}</span>
          ))}
        </p>
        <ol role="list">
          {shown.map((offer) => (
            <OfferCell key={offer.title} offer={offer} />
          ))}
        </ol>
      </div>
    </Root>
  );
}

/** One service, with its picture above the title and a button to /contact below the text, if it has them. */
export function OfferCell({ offer }: { offer: OfferItem }) {
  const { title, description, buttonText, featured, imageSrc } = offer;
  return (
    <li data-featured={featured}>
      {imageSrc && (
        <Picture
          className="picture"
          image={imageSrc}
          alt=""
          sizes="(min-width: 1024px) 56vw, 90vw"
        />
      )}
      <h3>{title}</h3>
      <p>
        <Unbroken text={description} />
      </p>
      {buttonText !== undefined && (
        <ButtonLink to={paths.contact} variant="link" arrow>
          {buttonText}
        </ButtonLink>
      )}
    </li>
  );
}
