import { styled } from 'styled-components';
import { FeatureTabs } from '../../sections/FeatureTabs.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import { media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Fold } from '../../ui/disclosure/Fold.tsx';
import { useCases, type UseCaseTab } from './use-case-copy.ts';

const Panel = styled.div`
  > p {
    ${textStyle.lead}
    max-width: 29.5em;
    margin-bottom: 28px;
  }
  ${media.md} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 24px 32px;
    }
  }
  ${media.lg} {
    > p {
      grid-column: 1 / span 4;
      margin-bottom: 0;
    }
    p + div {
      grid-column: 6 / -1;
    }
  }
`;

function renderPanel({ principle, fold, items }: UseCaseTab) {
  return (
    <Panel className="columns">
      <p>{principle}</p>
      <Fold label={fold}>
        <TitledList items={items} />
      </Fold>
    </Panel>
  );
}

/** Predictive AI (default) and Generative AI, each with its principle and cases. */
export function UseCaseTabs() {
  return (
    <FeatureTabs
      label={useCases.tabsLabel}
      tabs={useCases.tabs}
      defaultValue="predictive"
      renderPanel={renderPanel}
    />
  );
}
