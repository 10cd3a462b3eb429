import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, sectionPadding, type Tone } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Eyebrow } from './Eyebrow.tsx';

interface SectionProps {
  tone?: Tone;
  id?: string;
  /** The id of the heading that names the section (SectionHead's `id`). */
  labelledBy?: string;
  /** A name for a section without a visible heading. */
  label?: string;
  /**
   * `stacked`: children below each other. `split`: the first child (SectionHead) in columns 1–5, the others
   * in columns 6–12. `columns`: children choose among the twelve columns.
   */
  layout?: 'stacked' | 'split' | 'columns';
  /** A decoration behind the content, such as ContourField. */
  backdrop?: ReactNode;
  className?: string;
  children: ReactNode;
}

const Root = styled.section`
  position: relative;
  padding-block: ${sectionPadding};
  overflow-x: clip;

  > .inner {
    position: relative;
  }

  ${media.lg} {
    &[data-layout='split'] > .inner > * {
      grid-column: 6 / -1;
    }
    &[data-layout='split'] > .inner > :first-child {
      display: block;
      grid-column: 1 / span 5;
      grid-row: 1 / span 9;
      align-self: start;
      margin-bottom: 0;
      padding-inline-end: 32px;
    }
  }
`;

/** A section of the page in one tone, with the page's padding, width and grid. */
export function Section({
  tone = 'paper',
  id,
  labelledBy,
  label,
  layout = 'stacked',
  backdrop,
  className,
  children,
}: SectionProps) {
  return (
    <Root
      className={className}
      id={id}
      data-tone={tone}
      data-layout={layout}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      {backdrop}
      <div className={layout === 'stacked' ? 'inner' : 'inner columns'}>{children}</div>
    </Root>
  );
}

interface SectionHeadProps {
  /** The short line over the heading; it numbers the section. */
  eyebrow?: string;
  title: ReactNode;
  /** The heading's id; pass the same to Section's `labelledBy`. */
  id?: string;
  lead?: ReactNode;
  /** A link or a button below the lead. */
  children?: ReactNode;
}

const Head = styled.div`
  margin-bottom: clamp(2.5rem, 5vw, 4.5rem);

  :where(.heading) > h2 {
    ${textStyle.h2}
    max-width: 14.5em;
  }
  .lead {
    max-width: 29.5em;
    margin-top: 20px;
  }
  .more {
    margin-top: 28px;
  }

  /* Stacked: heading left, lead right, on one baseline. In a split section: one column. */
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

/** The head of a section: eyebrow, heading, lead. */
export function SectionHead({ eyebrow, title, id, lead, children }: SectionHeadProps) {
  return (
    <Head className="columns">
      <div className="heading">
        {eyebrow !== undefined && <Eyebrow numbered>{eyebrow}</Eyebrow>}
        <h2 id={id}>{title}</h2>
      </div>
      {(lead !== undefined || children !== undefined) && (
        <div className="aside">
          {lead !== undefined && <p className="lead">{lead}</p>}
          {children !== undefined && <div className="more">{children}</div>}
        </div>
      )}
    </Head>
  );
}

/** The common props of Section and SectionHead. */
export interface SectionIntro {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  tone?: Tone;
}
