import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { sectionPadding } from '../theme/tokens.ts';
import type { Tone } from '../theme/tokens.ts';

export interface SectionProps {
  tone?: Tone;
  id?: string;
  /** The id of the heading that names the section (SectionHead's `id`). */
  labelledBy?: string;
  /** A name for a section without a visible heading. */
  label?: string;
  /**
   * `stacked`: children below each other. `split`: the first child (the SectionHead) in
   * columns 1–5, the others in columns 6–12; give it one other child where you can. `columns`:
   * the children say which of the twelve they take.
   */
  layout?: 'stacked' | 'split' | 'columns';
  /** Decoration behind the content, such as ContourField. */
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
      padding-right: 32px;
    }
  }
`;

/** A band of the page in one tone, with the page's paddings, width and grid. */
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
