import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { color } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { grid12 } from './grid.ts';
import { SurveyMark } from './SurveyMark.tsx';

export interface SectionHeadProps {
  /** Two digits, counted down the page: `02`. */
  number?: string;
  eyebrow?: string;
  title: ReactNode;
  /** Goes on the heading; pass the same to Section's `labelledBy`. */
  id?: string;
  lead?: ReactNode;
  as?: 'h2' | 'h3';
  /** Below the lead: a link or a button. */
  children?: ReactNode;
}

const Root = styled.div`
  margin-bottom: clamp(2.5rem, 5vw, 4.5rem);

  .eyebrow {
    ${type.label}
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 20px;
    color: ${color.muted};
    svg {
      color: ${color.accent};
    }
  }
  h2,
  h3 {
    ${type.h2}
    max-width: 22ch;
  }
  .lead {
    ${type.lead}
    max-width: 44ch;
    margin-top: 20px;
    color: ${color.muted};
  }
  .more {
    margin-top: 28px;
  }

  /* Stacked: heading left, lead right, on one baseline. In a split section it is one column. */
  ${grid12}
  ${media.lg} {
    align-items: end;
    > .heading {
      grid-column: 1 / span 7;
    }
    > .aside {
      grid-column: 8 / -1;
    }
    [data-layout='split'] & .lead {
      margin-top: 24px;
    }
    .lead {
      margin-top: 0;
    }
  }
`;

/** The head of a section: survey mark, number and eyebrow in mono, the heading, a lead beside or below it. */
export function SectionHead({
  number,
  eyebrow,
  title,
  id,
  lead,
  as: Heading = 'h2',
  children,
}: SectionHeadProps) {
  const label = [number, eyebrow].filter(Boolean).join(' — ');
  return (
    <Root>
      <div className="heading">
        {label !== '' && (
          <p className="eyebrow">
            <SurveyMark />
            {label}
          </p>
        )}
        <Heading id={id}>{title}</Heading>
      </div>
      {(lead !== undefined || children !== undefined) && (
        <div className="aside">
          {lead !== undefined && <p className="lead">{lead}</p>}
          {children !== undefined && <div className="more">{children}</div>}
        </div>
      )}
    </Root>
  );
}
