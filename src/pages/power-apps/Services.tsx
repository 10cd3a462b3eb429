import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color, media, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { BookingIconLink } from '../../sections/BookingIconLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { offers, offersShown, services } from './copy.ts';

/* A sheet of cells: lettered columns and numbered rows on wide screens, hairlines everywhere. */
const Root = styled(Section)`
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .letters {
    display: none;
  }
  ol {
    border-top: 1px solid ${color.line};
    border-left: 1px solid ${color.line};
  }
  li {
    position: relative;
    padding: 24px clamp(20px, 2.4vw, 32px) 36px;
    border-right: 1px solid ${color.line};
    border-bottom: 1px solid ${color.line};
    counter-increment: cell;
  }
  /* The cursor: a cell's frame with its handle. */
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
  h3 {
    margin-bottom: 12px;
  }
  li p {
    max-width: 42ch;
    color: ${color.muted};
  }

  ${media.md} {
    ol {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.lg} {
    .letters {
      ${type.label}
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      color: ${color.muted};
      text-align: center;
    }
    .letters span {
      padding-block: 10px;
    }
    ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    li {
      min-height: 252px;
      padding-top: 36px;
    }
    li:nth-child(3n + 1)::before {
      ${type.label}
      position: absolute;
      top: 50%;
      left: -28px;
      color: ${color.muted};
      content: '1' / '';
    }
    li:nth-child(4)::before {
      content: '2' / '';
    }
  }
`;

/** The services grid: the first of them, with the way to all. */
export function Services() {
  return (
    <Root tone="sand" labelledBy="services-title">
      <SectionHead {...services} id="services-title">
        <div className="actions">
          <ButtonLink to={paths.contact} variant="secondary" arrow>
            {services.action}
          </ButtonLink>
          <BookingIconLink />
        </div>
      </SectionHead>
      <p className="letters" aria-hidden="true">
        {services.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <ol role="list">
        {offers.slice(0, offersShown).map(({ title, description, featured }) => (
          <li key={title} data-featured={featured}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
