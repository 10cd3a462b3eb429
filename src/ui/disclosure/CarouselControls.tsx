import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { twoDigits } from '../../content/words/number-words.ts';
import { color, media, motion, withoutApp } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Arrow } from '../actions/Arrow.tsx';
import { Button } from '../actions/Button.tsx';
import { readDirection } from '../layout/direction.ts';

interface CarouselControlsProps {
  /** The noun for a slide, e.g. `case study`: 'Previous case study'. */
  noun: string;
  /** What each slide shows, e.g. its client: 'Show Investec, 3 of 10'. */
  labels: readonly string[];
  selected: number;
  onPrevious: () => void;
  onNext: () => void;
  /** Shows a button per slide, which jumps to it. */
  onJump?: (position: number) => void;
  canPrevious?: boolean;
  canNext?: boolean;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;

  .arrows {
    display: flex;
    gap: 8px;
  }
  .position {
    ${textStyle.label}
    min-width: 4.5em;
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
    b {
      color: ${color.fg};
      font-weight: 500;
    }
  }

  /* Marks like those of a scale bar; the current one is taller. */
  .ticks {
    display: grid;
    grid-template-columns: repeat(auto-fill, 44px);
    width: 100%;
  }
  .ticks button {
    display: grid;
    align-items: end;
    justify-items: center;
    width: 44px;
    height: 44px;
    padding: 0 0 8px;
    background: linear-gradient(${color.line}, ${color.line}) 0 calc(100% - 8px) / 100% 1px
      no-repeat;
  }
  .ticks button::before {
    content: '';
    height: 24px;
    border-inline-start: 2px solid ${color.muted};
    transform: scaleY(0.45);
    transform-origin: bottom;
    transition: transform ${motion.fast};
  }
  .ticks button[aria-current]::before {
    border-color: ${color.accent};
    border-inline-start-width: 4px;
    transform: none;
  }
  ${media.canHover} {
    .ticks button:hover::before {
      border-color: ${color.accent};
      transform: scaleY(0.75);
    }
  }
  ${media.md} {
    .ticks {
      display: flex;
      flex-wrap: wrap;
      width: auto;
    }
  }
  ${withoutApp('display: none;')}
`;

/**
 * Previous, next, position and, with `onJump`, a button per slide, all of them one tab stop. The
 * left and right arrow keys, in the document's direction, Home and End work too.
 */
export function CarouselControls({
  noun,
  labels,
  selected,
  onPrevious,
  onNext,
  onJump,
  canPrevious = true,
  canNext = true,
}: CarouselControlsProps) {
  const count = labels.length;
  const ticks = useRef<HTMLDivElement>(null);
  // The focus follows the slide: the ticks are one tab stop.
  useEffect(() => {
    const list = ticks.current;
    if (list?.contains(document.activeElement)) list.querySelectorAll('button')[selected]?.focus();
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const [back, forward] =
      readDirection() === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    if (event.key === back && canPrevious) onPrevious();
    else if (event.key === forward && canNext) onNext();
    else if (event.key === 'Home' && onJump) onJump(0);
    else if (event.key === 'End' && onJump) onJump(count - 1);
    else return;
    event.preventDefault();
  };
  return (
    <Root role="group" aria-label={`Choose a ${noun}`} onKeyDown={onKeyDown}>
      <div className="arrows">
        <Button
          variant="outline"
          size="icon"
          aria-label={`Previous ${noun}`}
          disabled={!canPrevious}
          onClick={onPrevious}
        >
          <Arrow direction="back" />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={`Next ${noun}`}
          disabled={!canNext}
          onClick={onNext}
        >
          <Arrow />
        </Button>
      </div>
      <span className="position" aria-hidden="true">
        <b>{twoDigits(selected + 1)}</b> / {twoDigits(count)}
      </span>
      {onJump && (
        <div className="ticks" ref={ticks}>
          {labels.map((label, position) => (
            <button
              key={position}
              type="button"
              aria-label={`Show ${label}, ${position + 1} of ${count}`}
              aria-current={position === selected || undefined}
              tabIndex={position === selected ? undefined : -1}
              onClick={() => onJump(position)}
            />
          ))}
        </div>
      )}
    </Root>
  );
}
