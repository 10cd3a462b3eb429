import { styled } from 'styled-components';
import { FeatureTabs } from '../../sections/FeatureTabs.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import { color, media, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Fold } from '../../ui/disclosure/Fold.tsx';
import { industries, type IndustryTab } from './industry-copy.ts';

const Cases = styled(TitledList)`
  ${media.md} {
    li {
      display: grid;
      grid-template-columns: 2fr 3fr;
      gap: 24px;
    }
    p {
      margin: 0;
    }
  }
`;

const Panel = styled.div`
  figure {
    margin-bottom: 40px;
  }
  .at {
    ${textStyle.label}
    margin-bottom: 12px;
    color: ${color.muted};
  }
  blockquote {
    ${textStyle.h2}
    padding: clamp(1.5rem, 3vw, 2.5rem);
    border-radius: ${radius.lg};
    border-end-start-radius: 0;
    background: ${color.fg};
    color: ${color.bg};
    forced-color-adjust: none;
    font-size: clamp(1.75rem, 1.2rem + 1.7vw, 2.5rem);
    line-height: 1.15;
  }
  .limit {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 14px;
    max-width: 30.8em;
    margin-top: 20px;
    color: ${color.muted};
  }
  .limit::before {
    content: '';
    width: 28px;
    height: 0.8em;
    border-bottom: 1px solid ${color.accent};
    border-inline-start: 1px solid ${color.accent};
  }
  ${media.lg} {
    align-items: start;
    figure {
      grid-column: 1 / span 5;
      margin: 0;
      padding-inline-end: 32px;
    }
    figure + div {
      grid-column: 6 / -1;
    }
  }
  ${media.print} {
    display: grid !important;
    grid-template-columns: 2fr 3fr;
    gap: 32px;
    break-inside: avoid;
    blockquote {
      padding: 16px;
      border: 1px solid;
      background: none;
      color: ${color.fg};
      font-size: 1.125rem;
    }
  }
`;

function renderPanel({ asked, at, limit, items }: IndustryTab) {
  return (
    <Panel className="columns">
      <figure>
        <figcaption className="at">{industries.example(at)}</figcaption>
        <blockquote>{asked}</blockquote>
        <p className="limit">{limit}</p>
      </figure>
      <Fold label={industries.fold(items.length)}>
        <Cases items={items} />
      </Fold>
    </Panel>
  );
}

/** The industry tabs: an incoming message, and the five most common requests. */
export function IndustryPanels() {
  return (
    <FeatureTabs
      label={industries.tabsLabel}
      tabs={industries.tabs}
      defaultValue="marketing"
      renderPanel={renderPanel}
    />
  );
}
