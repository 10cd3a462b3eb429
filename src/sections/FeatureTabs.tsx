import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TitledText } from '../content/model/texts.ts';
import { media } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { Tabs } from '../ui/disclosure/Tabs.tsx';
import { TitledList } from './TitledList.tsx';

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
  /** Replaces a panel's list, for example by a message with a folded list. */
  renderPanel?: (tab: T) => ReactNode;
}

const Cards = styled(TitledList)`
  column-gap: 32px;

  h3 {
    ${textStyle.h3}
  }
  p {
    max-width: 34.8em;
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Three columns, which three or six items fill. */
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      padding-block: 20px 40px;
    }
  }
`;

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
        content: renderPanel?.(tab) ?? <Cards items={tab.items} />,
      }))}
    />
  );
}
