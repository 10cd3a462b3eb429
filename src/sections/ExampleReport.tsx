import { styled } from 'styled-components';
import { quotes } from '../content/company/price-quotes.ts';

const Anchor = styled.a`
  position: relative;

  /* 44 px high for touch. */
  &::before {
    content: '';
    position: absolute;
    inset: -12px 0;
  }
`;

/** A link to the example report of a process review; null if there is none. */
export function ExampleReport() {
  if (!quotes.exampleReport) return null;
  const { href, label } = quotes.exampleReport;
  return (
    <Anchor href={href} type="application/pdf">
      {label}
    </Anchor>
  );
}
