import { styled } from 'styled-components';
import { Tag } from './Tag.tsx';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A named list of ruled tags, e.g. a study's technologies. */
export function TagList({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <Root role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Tag look="line">{item}</Tag>
        </li>
      ))}
    </Root>
  );
}
