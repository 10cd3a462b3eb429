import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { telephoneHref } from '../../content/company/contact-links.ts';
import { offices as allOffices, type Office } from '../../content/company/office-details.ts';
import { OfficeMap } from './OfficeMap.tsx';
import { color, media, motion, palette, withoutApp } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { addressLines } from '../../content/company/address-lines.ts';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { repeatEarlyClick } from '../../ui/loading/early-click.ts';

interface OfficeDetailsProps {
  office: Office;
  headingId: string;
}

/** Address, hours and directions; phone and email if configured. */
function OfficeDetails({ office, headingId }: OfficeDetailsProps) {
  const { name, address, hours, closed, phone, email, mapLink, gridReference } = office;
  return (
    <div className="details">
      <p className="grid-reference">{gridReference}</p>
      <h3 id={headingId}>{name}</h3>
      <address>
        {[...addressLines(address), address.country].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <SampleTag />
      <dl>
        <div>
          <dt>Business hours</dt>
          <dd>{hours}</dd>
        </div>
        {closed && (
          <div>
            <dt>Closed</dt>
            {closed.map(({ day, until, name }) => (
              <dd key={day}>
                {until === undefined ? day : `${day} to ${until}`}: {name}
              </dd>
            ))}
          </div>
        )}
        {phone !== undefined && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={telephoneHref(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        {email !== undefined && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
      <ButtonLink to={mapLink} variant="outline" target="_blank" aria-describedby={headingId}>
        Get Directions
      </ButtonLink>
    </div>
  );
}

/** Offices in a row from 768 px on; four are two by two, because one would be alone in the second row. */
const PER_ROW = allOffices.length === 4 ? 2 : 3;

/* Buttons above the selected office. */
const Root = styled.div`
  .choice {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    border-bottom: 1px solid ${color.line};
  }
  .choice button {
    position: relative;
    flex: auto;
    min-height: 56px;
    padding: 12px 0 14px;
    border: 0;
    background: none;
    color: ${color.muted};
    font: inherit;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
    transition: color ${motion.fast};
  }
  .choice button::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    background: ${color.accent};
    transform: scaleX(0);
    transform-origin: calc(50% - 50% * var(--forward));
    transition: transform ${motion.base};
  }
  .choice button[aria-pressed='true'] {
    color: ${color.fg};
  }
  .choice button[aria-pressed='true']::after {
    transform: none;
  }

  .office {
    display: none;
    padding-top: 32px;
  }
  .office[data-active='true'] {
    display: block;
  }
  .details {
    padding-top: 28px;
  }
  .details .sample {
    margin-top: 16px;
  }
  .grid-reference {
    ${textStyle.label}
    color: ${color.accentStrong};
  }
  h3 {
    ${textStyle.h3}
    margin-top: 8px;
  }
  address {
    margin-top: 12px;
    font-style: normal;
  }
  address span {
    display: block;
  }
  dl {
    margin: 20px 0 24px;
    border-bottom: 1px solid ${color.line};
  }
  dl > div {
    padding-block: 14px;
    border-top: 1px solid ${color.line};
  }
  dt {
    ${textStyle.label}
    color: ${color.muted};
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.accent};
  }

  ${media.canHover} {
    .choice button:hover {
      color: ${color.accent};
    }
  }
  ${media.md} {
    .choice {
      display: grid;
      grid-template-columns: repeat(${PER_ROW}, 1fr);
      gap: 0;
    }
    .choice button {
      padding-bottom: 18px;
      font-size: 1.25rem;
    }
  }
  ${media.lg} {
    .choice {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    }
    .office[data-active='true'] {
      display: grid;
    }
    .details {
      grid-column: 9 / -1;
      align-self: end;
      padding: 0;
    }
  }
  ${withoutApp(`
    .choice {
      display: none;
    }
    .office {
      display: block;
    }
    ${media.lg} {
      .office {
        display: grid;
      }
      .office + .office {
        padding-top: 64px;
      }
    }
  `)}

  ${media.forcedColors} {
    .choice button[aria-pressed='true']::after {
      background: ${palette.ember};
      forced-color-adjust: none;
    }
  }
`;

/**
 * The offices with their maps, one shown at a time, the first by default. All are in the HTML; without script all are
 * shown. One office has no buttons.
 */
export function Offices({ offices }: { offices: readonly Office[] }) {
  const id = useId();
  const [active, setActive] = useState(offices[0]?.key);

  return (
    <Root ref={repeatEarlyClick}>
      {offices.length > 1 && (
        <div className="choice" role="group" aria-label="Choose an office">
          {offices.map(({ key, name }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === active}
              aria-controls={`${id}-${key}`}
              onClick={() => setActive(key)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {offices.map((office) => (
        <article
          key={office.key}
          id={`${id}-${office.key}`}
          className="office columns"
          data-active={office.key === active}
          aria-labelledby={`${id}-${office.key}-name`}
        >
          <OfficeMap office={office} />
          <OfficeDetails office={office} headingId={`${id}-${office.key}-name`} />
        </article>
      ))}
    </Root>
  );
}
