import { styled } from 'styled-components';
import { FeatureTabs } from '../../sections/FeatureTabs.tsx';
import { media } from '../../theme/media.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { grid12 } from '../../ui/grid.ts';
import { industryTabs } from './industry-copy.ts';
import type { IndustryTab } from './industry-copy.ts';

const Panel = styled.div`
  ${grid12}

  figure {
    margin-bottom: 40px;
  }
  .at {
    ${type.label}
    margin-bottom: 12px;
    color: ${color.muted};
  }
  blockquote {
    ${type.h2}
    padding: clamp(1.5rem, 3vw, 2.5rem);
    border-radius: ${radius.lg} ${radius.lg} ${radius.lg} 0;
    background: ${color.fg};
    color: ${color.bg};
    font-size: clamp(1.75rem, 1.2rem + 1.7vw, 2.5rem);
    line-height: 1.15;
  }
  .limit {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 14px;
    max-width: 46ch;
    margin-top: 20px;
    color: ${color.muted};
  }
  .limit::before {
    content: '';
    width: 28px;
    height: 0.8em;
    border-bottom: 1px solid ${color.accent};
    border-left: 1px solid ${color.accent};
  }
  li {
    padding-block: 16px 18px;
    border-top: 1px solid ${color.line};
  }
  h3 {
    ${type.h3}
    font-size: 1.25rem;
  }
  li p {
    margin-top: 4px;
    color: ${color.muted};
  }
  ${media.md} {
    li {
      display: grid;
      grid-template-columns: 2fr 3fr;
      gap: 24px;
    }
    li p {
      margin: 0;
    }
  }
  ${media.lg} {
    align-items: start;
    figure {
      grid-column: 1 / span 5;
      margin: 0;
      padding-right: 32px;
    }
    ul {
      grid-column: 6 / -1;
    }
  }
`;

function renderPanel({ asked, at, limit, items }: IndustryTab) {
  return (
    <Panel>
      <figure>
        <figcaption className="at">A message at {at}</figcaption>
        <blockquote>{asked}</blockquote>
        <p className="limit">{limit}</p>
      </figure>
      <ul role="list">
        {items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The industry tabs: a message as it comes in, and the five things people ask for. */
export function IndustryPanels() {
  return (
    <FeatureTabs
      label="Industries"
      tabs={industryTabs}
      defaultValue="marketing"
      renderPanel={renderPanel}
    />
  );
}
