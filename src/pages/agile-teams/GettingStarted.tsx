import { styled } from 'styled-components';
import { rowId } from '../../content/words/row-id.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { gettingStarted } from './copy.ts';

const days = [...gettingStarted.steps, gettingStarted.end].map(({ day }) => day);

/** The ruler's columns, as wide as their days. */
const spans = days.slice(1).map((day, before) => `${day - days[before]!}fr`);

/* A vertical list on phones; from 1024 px on each step is under its day on a ruler. */
const Root = styled(Section)`
  .ruler {
    display: none;
  }
  li,
  .end {
    position: relative;
    padding-block: 0 44px;
    padding-inline: 28px 0;
    border-inline-start: 1px solid ${color.line};
  }
  .end {
    padding-bottom: 0;
    border-color: transparent;
  }
  li::before,
  .end::before,
  .ruler span::before {
    content: '';
    position: absolute;
    top: 3px;
    inset-inline-start: -7px;
    width: 13px;
    height: 13px;
    border: 2px solid ${color.accent};
    border-radius: 50%;
    background: ${color.bg};
  }
  .end::before,
  .ruler :last-child::before {
    border-radius: 0;
    background: ${color.accent};
  }
  .day {
    ${textStyle.label}
    margin-bottom: 14px;
    color: ${color.accentStrong};
  }
  h3 {
    ${textStyle.h3}
    margin-bottom: 10px;
  }
  .text {
    max-width: 28.1em;
    color: ${color.muted};
  }

  ${media.lg} {
    .ruler {
      ${textStyle.label}
      position: relative;
      display: grid;
      grid-template-columns: ${spans.join(' ')};
      height: 112px;
      forced-color-adjust: none; /* forced colours drop gradients */
      /* A tick per day. */
      background:
        linear-gradient(${color.fg} 0 0) 0 100% / 100% 1px no-repeat,
        linear-gradient(90deg, ${color.muted} 1px, transparent 0) 0 100% /
          calc(100% / ${days.at(-1)}) 12px repeat-x;
      color: ${color.accentStrong};
    }
    .ruler span {
      position: relative;
      padding-inline: 12px;
      border-inline-start: 1px solid;
    }
    .ruler span::before {
      top: auto;
      bottom: -6px;
    }
    .ruler :last-child {
      position: absolute;
      inset-block: 0;
      inset-inline: auto 0;
      border-block-width: 0;
      border-inline-width: 0 1px;
    }
    .ruler :last-child::before {
      inset-inline-end: -7px;
      inset-inline-start: auto;
    }
    .trial {
      position: absolute;
      inset: 44px 0 auto;
      grid-column: -2 / -1;
      padding: 9px 12px;
      background: ${color.mineralPale};
      color: ${color.onMineralPale};
    }
    .steps {
      display: grid;
      grid-template-columns: ${spans.join(' ')};
      margin-top: 32px;
    }
    ol {
      display: contents;
    }
    li,
    .end {
      padding-block: 0;
      padding-inline: 0 20px;
      border: 0;
    }
    /* A link to a step shows its day, too. */
    li {
      scroll-margin-top: 168px;
    }
    /* The last two share the last column. */
    li:last-child,
    .end {
      grid-area: 1 / -2;
      width: 48%;
    }
    .end {
      justify-self: end;
      padding-inline: 0;
      text-align: end;
    }
    /* The ruler shows it. */
    .day {
      position: absolute;
      clip-path: inset(50%);
    }
    .steps ::before {
      content: none;
    }
  }
  ${media.print} {
    /* The sheet's edge would cut the marks. */
    .steps {
      margin-inline-start: 7px;
    }
  }
`;

/** The steps from the brief to the first invoice, under a ruler to scale. */
export function GettingStarted() {
  const { steps, day, trial, end, ...intro } = gettingStarted;
  return (
    <Root labelledBy="getting-started">
      <SectionHead id="getting-started" {...intro} />
      <div className="ruler" aria-hidden="true">
        <p className="trial">{trial}</p>
        {days.map((count) => (
          <span key={count}>{day(count)}</span>
        ))}
      </div>
      <div className="steps">
        <ol role="list">
          {steps.map((step) => (
            <li key={step.title} id={rowId(step.title)}>
              <p className="day">{day(step.day)}</p>
              <h3>{step.title}</h3>
              <p className="text">{step.description}</p>
            </li>
          ))}
        </ol>
        <div className="end">
          <p className="day">{day(end.day)}</p>
          <h3>{end.title}</h3>
          <p className="text">{end.description}</p>
        </div>
      </div>
    </Root>
  );
}
