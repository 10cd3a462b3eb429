import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { offices } from '../../content/company/office-records.ts';
import { OfficeMap } from './OfficeMap.tsx';
import { OfficeDetails } from './OfficeDetails.tsx';
import { officesStyle } from './offices-style.ts';

const Root = styled.div`
  ${officesStyle}
`;

/**
 * A button for each, one office at a time with its map; the first is open. Each office is in the HTML: a
 * lazy frame that isn't shown asks the maps service for nothing. Without script all are shown.
 */
export function Offices() {
  const id = useId();
  const [active, setActive] = useState(offices[0]?.key);

  return (
    <Root>
      <div className="choice" role="group" aria-label="Choose an office">
        {offices.map(({ key, name, gridReference }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === active}
            aria-controls={`${id}-${key}`}
            aria-describedby={`${id}-${key}-grid`}
            onClick={() => setActive(key)}
          >
            {name}
            <small id={`${id}-${key}-grid`} aria-hidden="true">
              {gridReference}
            </small>
          </button>
        ))}
      </div>
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
