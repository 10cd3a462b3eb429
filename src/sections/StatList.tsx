import { styled } from 'styled-components';
import type { Stat } from '../content/types.ts';
import { color, media } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';

const Root = styled.dl`
  display: grid;
  gap: 40px 32px;

  > div {
    position: relative;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: 24px;
    border-top: 1px solid ${color.line};
  }
  /* The tick where the rule starts, as on a levelling staff. */
  > div::before {
    content: '';
    position: absolute;
    top: -5px;
    left: 0;
    width: 1px;
    height: 9px;
    background: ${color.accent};
  }
  dd {
    ${type.figure}
    margin-bottom: 14px;
  }
  dt {
    max-width: 26ch;
    color: ${color.muted};
  }

  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

/** Figures as typography: a large mono number over its label, on a ruled line. Two to four of them. */
export function StatList({ items }: { items: readonly Stat[] }) {
  return (
    <Root>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
