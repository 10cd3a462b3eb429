import { useState } from 'react';
import { styled } from 'styled-components';
import type { TitledText } from '../content/types.ts';
import { twoDigits } from '../content/words/number-words.ts';
import { color, media, motion, radius } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';

export interface BenefitGridProps {
  items: readonly TitledText[];
  /** How many of them show. */
  shown: number;
  /** A clicked card is highlighted, with a stronger shadow. */
  selectable?: boolean;
}

const Root = styled.ol`
  display: grid;
  gap: 16px;

  li {
    position: relative;
    display: flex;
    flex-direction: column;
    padding: 20px clamp(20px, 2.4vw, 32px) 28px;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.raised};
    transition:
      border-color ${motion.base},
      box-shadow ${motion.base};
  }
  .index {
    ${type.label}
    margin-bottom: clamp(1.75rem, 3.4vw, 3.5rem);
    color: ${color.muted};
  }
  h3 {
    margin-bottom: 10px;
  }
  p {
    color: ${color.muted};
  }
  /* The whole card is the button's target. */
  h3 button {
    letter-spacing: inherit;
    text-align: left;
    outline: none;
  }
  h3 button::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: ${radius.sm};
  }
  h3 button:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  ${media.canHover} {
    li:hover {
      border-color: ${color.accent};
    }
  }
  li[data-selected='true'] {
    border-color: ${color.accent};
    box-shadow:
      0 0 0 1px ${color.accent},
      0 18px 40px -16px rgb(15 20 18 / 0.42);
    .index {
      color: ${color.accent};
    }
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The first `shown` items as ruled, numbered cards. */
export function BenefitGrid({ items, shown, selectable = false }: BenefitGridProps) {
  const [selected, setSelected] = useState<number>();
  return (
    <Root role="list">
      {items.slice(0, shown).map(({ title, description }, position) => {
        const pressed = position === selected;
        return (
          <li key={title} data-selected={pressed}>
            <span className="index" aria-hidden="true">
              {twoDigits(position + 1)}
            </span>
            <h3>
              {selectable ? (
                <button
                  type="button"
                  aria-pressed={pressed}
                  onClick={() => setSelected(pressed ? undefined : position)}
                >
                  {title}
                </button>
              ) : (
                title
              )}
            </h3>
            <p>{description}</p>
          </li>
        );
      })}
    </Root>
  );
}
