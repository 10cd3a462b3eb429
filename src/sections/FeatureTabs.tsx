import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TitledText } from '../content/types.ts';
import { twoDigits } from '../content/words/number-words.ts';
import { color, media } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { Tabs } from '../ui/disclosure/Tabs.tsx';

export interface FeatureTab {
  value: string;
  label: string;
  items: readonly TitledText[];
}

interface FeatureTabsProps<T extends FeatureTab> {
  /** The accessible name. */
  label: string;
  tabs: readonly T[];
  defaultValue: string;
  /** Replaces a panel's list, for example by a diagram with its own list. */
  renderPanel?: (tab: T) => ReactNode;
}

const List = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: 3.25rem 1fr;
    align-content: start;
    padding-block: 20px 24px;
    border-top: 1px solid ${color.line};
  }
  span {
    ${type.label}
    padding-top: 0.3em;
    color: ${color.accentStrong};
  }
  p {
    grid-column: 2;
    max-width: 34.8em;
    margin-top: 8px;
    color: ${color.muted};
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 32px;
  }
  /* Three columns, which three or six items fill. */
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      grid-template-columns: 1fr;
      padding-bottom: 40px;
    }
    span {
      margin-bottom: 28px;
    }
    p {
      grid-column: 1;
    }
  }
`;

/** A panel's items, numbered. */
function FeatureList({ items }: { items: readonly TitledText[] }) {
  return (
    <List role="list">
      {items.map(({ title, description }, position) => (
        <li key={title}>
          <span aria-hidden="true">{twoDigits(position + 1)}</span>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </List>
  );
}

/** Tabs with a list of titled texts in each. */
export function FeatureTabs<T extends FeatureTab>({
  label,
  tabs,
  defaultValue,
  renderPanel,
}: FeatureTabsProps<T>) {
  return (
    <Tabs
      label={label}
      defaultValue={defaultValue}
      items={tabs.map((tab) => ({
        value: tab.value,
        label: tab.label,
        content: renderPanel?.(tab) ?? <FeatureList items={tab.items} />,
      }))}
    />
  );
}
