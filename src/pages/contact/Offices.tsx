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
 * Three buttons, one office at a time; Johannesburg first (SPEC.md 4, Offices). The drawn map
 * stays until the visitor asks for the embedded one or opens an office, so that nobody's
 * address goes to the maps service unasked. Without script all three are on the page.
 */
export function Offices() {
  const id = useId();
  const [active, setActive] = useState<Office['key']>('johannesburg');
  const [mapped, setMapped] = useState<readonly Office['key'][]>([]);

  const showMap = (key: Office['key']) => setMapped((keys) => [...keys, key]);
  const open = (key: Office['key']) => {
    setActive(key);
    showMap(key);
  };

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
            onClick={() => open(key)}
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
          className="office"
          data-active={office.key === active}
          aria-labelledby={`${id}-${office.key}-name`}
        >
          <OfficeMap
            office={office}
            embedded={mapped.includes(office.key)}
            onShow={() => showMap(office.key)}
          />
          <OfficeDetails office={office} headingId={`${id}-${office.key}-name`} />
        </article>
      ))}
    </Root>
  );
}
