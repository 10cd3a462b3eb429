import type { CSSProperties } from 'react';
import type { CaseStudy } from '../../content/case-study-schema.ts';
import { totalWeeks, withWeeks } from '../../content/phases.ts';
import { copy } from './copy.ts';
import { Root } from './timeline-style.ts';

/** How long it took: a scale bar with a field for each phase, as long as its weeks, and the phases. */
export function Timeline({ study }: { study: CaseStudy }) {
  const words = copy.timeline;
  const phases = withWeeks(study.phases);
  return (
    <Root labelledBy="timeline">
      <div className="head">
        <h2 id="timeline">{words.title}</h2>
        <p className="span">{study.timeline}</p>
      </div>
      <div aria-hidden="true">
        <p className="bar">
          {phases.map(({ name, weeks, rework }) => (
            <i key={name} data-rework={rework} style={{ '--weeks': weeks } as CSSProperties} />
          ))}
        </p>
        <p className="ends">
          <span>{words.first}</span>
          <span>{words.last(totalWeeks(phases))}</span>
        </p>
      </div>
      <ol role="list">
        {phases.map(({ name, text, from, to, rework }) => (
          <li key={name} data-rework={rework}>
            <p className="weeks">
              {words.span(from, to)}
              {rework && <span>{words.rework}</span>}
            </p>
            <h3>{name}</h3>
            <p className="text">{text}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
