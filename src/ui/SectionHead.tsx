import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { type } from '../theme/typography.ts';
import { Eyebrow } from './Eyebrow.tsx';

export interface SectionHeadProps {
  /** The short line over the heading; the section counts among the page's sections with it. */
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

  :where(.heading) > :is(h2, h3) {
    ${type.h2}
    max-width: 22ch;
  }
  .lead {
    max-width: 44ch;
    margin-top: 20px;
  }
  .more {
    margin-top: 28px;
  }

  /* Stacked: heading left, lead right, on one baseline. In a split section it is one column. */
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

/** The head of a section: its numbered eyebrow, the heading, a lead beside or below it. */
export function SectionHead({
  eyebrow,
  title,
  id,
  lead,
  as: Heading = 'h2',
  children,
}: SectionHeadProps) {
  return (
    <Root className="columns">
      <div className="heading">
        {eyebrow !== undefined && <Eyebrow numbered>{eyebrow}</Eyebrow>}
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
