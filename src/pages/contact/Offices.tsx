import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { offices } from '../../content/offices.ts';
import type { Office } from '../../content/types.ts';
import { OfficeMap } from './OfficeMap.tsx';
import { OfficeDetails } from './OfficeDetails.tsx';
import { officesStyle } from './offices-style.ts';

const Root = styled.div`
  ${officesStyle}
`;

/**
 * Three buttons, one office at a time with its map; Johannesburg first. Each office is in the HTML: a
 * lazy frame that isn't shown asks the maps service for nothing. Without script all three are shown.
 */
export function Offices() {
  const id = useId();
  const [active, setActive] = useState<Office['key']>('johannesburg');

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
