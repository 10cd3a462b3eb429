import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { start } from './copy.ts';

const days = start.end.day;
const share = (day: number) => `${(day / days) * 100}%`;
const firstWorkingDay = start.steps.at(-1)?.day ?? 0;

const Root = styled.div`
  display: none;

  ${media.lg} {
    position: relative;
    display: block;
    height: 112px;
    /* A tick for each day, over the line they stand on. */
    background:
      linear-gradient(${color.fg} 0 0) 0 100% / 100% 1px no-repeat,
      linear-gradient(90deg, ${color.muted} 1px, transparent 0) 0 100% / calc(100% / ${days}) 12px
        repeat-x;
  }
  span {
    ${type.label}
    position: absolute;
    top: 0;
    bottom: 0;
    padding-left: 12px;
    border-left: 1px solid ${color.accent};
    color: ${color.accent};
  }
  ${start.steps.map(({ day }, step) => `span:nth-of-type(${step + 1}) { left: ${share(day)}; }`).join(' ')}
  span:last-child {
    right: 0;
    padding: 0 12px 0 0;
    border-width: 0 1px 0 0;
  }
  span::after {
    content: '';
    position: absolute;
    bottom: -6px;
    left: -7px;
    width: 13px;
    height: 13px;
    border: 2px solid ${color.accent};
    border-radius: 50%;
    background: ${color.bg};
  }
  span:last-child::after {
    right: -7px;
    left: auto;
    border-radius: 0;
    background: ${color.accent};
  }
  .trial {
    ${type.label}
    position: absolute;
    top: 44px;
    right: 0;
    left: ${share(firstWorkingDay)};
    padding: 9px 12px;
    background: ${color.mineralPale};
    color: ${color.onMineralPale};
  }
`;

/** The days from the brief to the first invoice, to scale. Decorative: the steps below say the same. */
export function StartRuler() {
  return (
    <Root aria-hidden="true">
      <p className="trial">{start.trial}</p>
      {start.steps.map(({ day }) => (
        <span key={day}>{start.day(day)}</span>
      ))}
      <span>{start.day(days)}</span>
    </Root>
  );
}
