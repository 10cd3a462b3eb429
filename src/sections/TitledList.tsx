import { styled } from 'styled-components';
import type { TitledText } from '../content/types.ts';
import { color } from '../theme/tokens.ts';

export interface TitledListProps {
  items: readonly TitledText[];
  className?: string;
}

const Root = styled.ul`
  display: grid;

  li {
    padding-block: 16px;
    border-top: 1px solid ${color.line};
  }
  h3 {
    font-size: 1.25rem;
  }
  p {
    margin-top: 6px;
    color: ${color.muted};
  }
`;

/** Short titled texts under hairlines. Pages lay them out with `styled(TitledList)`. */
export function TitledList({ items, className }: TitledListProps) {
  return (
    <Root role="list" className={className}>
      {items.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </Root>
  );
}
