import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Stat } from '../content/types.ts';
import { color, type Tone } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { Section, SectionHead } from '../ui/Section.tsx';
import { StatList } from './StatList.tsx';

export interface StatsProps {
  items: readonly Stat[];
  title?: string;
  eyebrow?: string;
  lead?: ReactNode;
  /** Where the figures come from, in small print below them. */
  source?: ReactNode;
  tone?: Tone;
}

const Root = styled(Section)`
  padding-block: clamp(3.5rem, 6vw, 6rem);

  .source {
    ${type.label}
    max-width: 80ch;
    margin-top: 32px;
    color: ${color.muted};
  }
`;

/** A section of figures. Without a title it is named 'In figures' for screen readers. */
export function Stats({ items, title, eyebrow, lead, source, tone = 'sand' }: StatsProps) {
  const id = useId();
  return (
    <Root
      tone={tone}
      labelledBy={title === undefined ? undefined : id}
      label={title === undefined ? 'In figures' : undefined}
    >
      {title !== undefined && <SectionHead id={id} eyebrow={eyebrow} title={title} lead={lead} />}
      <StatList items={items} />
      {source !== undefined && <p className="source">{source}</p>}
    </Root>
  );
}
