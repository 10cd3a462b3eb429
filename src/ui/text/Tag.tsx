import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';

interface TagProps {
  /** `pale`: filled, for a single classification; `line`: ruled, for lists. */
  look?: 'pale' | 'line';
  children: ReactNode;
}

const Root = styled.span`
  ${textStyle.label}
  display: inline-block;
  padding: 3px 9px;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  color: ${color.muted};

  &[data-look='pale'] {
    border-color: transparent;
    background: ${color.mineralPale};
    color: ${color.onMineralPale};
  }
`;

/** A short classification: an industry, a technology, a category. */
export function Tag({ look = 'pale', children }: TagProps) {
  return <Root data-look={look}>{children}</Root>;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A named list of ruled tags, e.g. a study's technologies. */
export function TagList({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <List role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Tag look="line">{item}</Tag>
        </li>
      ))}
    </List>
  );
}
