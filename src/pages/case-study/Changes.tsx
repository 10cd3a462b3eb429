import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/records/case-study-schema.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { copy } from './copy.ts';

const Root = styled(Section)`
  padding-block: clamp(2.5rem, 4vw, 3.5rem) 2.5rem;

  dl > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 6px 12px;
    padding-block: 20px 24px;
    border-top: 1px solid ${color.fg};
  }
  dt {
    grid-column: 1 / -1;
    margin-bottom: 10px;
    font-weight: 600;
    line-height: 1.35;
  }
  dd {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: baseline;
    color: ${color.muted};
  }
  dd b {
    ${type.label}
    font-weight: 400;
  }
  .after {
    ${type.h3}
    color: ${color.accent};
  }
  .after b {
    color: ${color.muted};
  }
  .sample {
    margin-top: 20px;
  }

  ${media.md} {
    dl {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 32px;
    }
  }
  ${media.lg} {
    dl {
      grid-template: auto auto auto / repeat(4, minmax(0, 1fr));
    }
    dl > div {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: subgrid;
      grid-row: span 3;
      align-content: start;
      padding-bottom: 0;
    }
    dd {
      display: block;
    }
    dd b {
      display: block;
      margin-bottom: 2px;
    }
    .after {
      margin-top: 6px;
      font-size: 1.75rem;
    }
  }
`;

/** The four results, each with its value before and after. */
export function Changes({ study }: { study: CaseStudy }) {
  const words = copy.changes;
  return (
    <Root label={words.label}>
      <dl>
        {study.results.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{words.before}</b> <span>{before}</span>
            </dd>
            <dd className="after">
              <b>{words.after}</b> <span>{after}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
