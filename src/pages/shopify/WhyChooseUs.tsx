import { styled } from 'styled-components';
import { useState } from 'react';
import { color, media, motion, radius } from '../../theme/tokens.ts';
import { repeatEarlyClick } from '../../ui/loading/early-click.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { benefits, benefitsShown, whyChooseUs } from './copy.ts';
import type { TitledText } from '../../content/model/texts.ts';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';

const Grid = styled.ul`
  display: grid;
  gap: 16px;

  li {
    position: relative;
    padding: clamp(20px, 2.4vw, 32px);
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.raised};
    transition:
      border-color ${motion.base},
      box-shadow ${motion.base};
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
    text-align: start;
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
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Ruled cards; a clicked one is highlighted with a stronger shadow, one at a time. */
function BenefitGrid({ items }: { items: readonly TitledText[] }) {
  const [selected, setSelected] = useState<number>();
  return (
    <Grid role="list" ref={repeatEarlyClick}>
      {items.map(({ title, description }, position) => {
        const isSelected = position === selected;
        return (
          <li key={title} data-selected={isSelected}>
            <h3>
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={() => setSelected(isSelected ? undefined : position)}
              >
                {title}
              </button>
            </h3>
            <p>
              <Unbroken text={description} />
            </p>
          </li>
        );
      })}
    </Grid>
  );
}

/** The reasons to choose us, as a grid of cards. */
export function WhyChooseUs() {
  return (
    <Section tone="sand" labelledBy="why-title">
      <SectionHead id="why-title" {...whyChooseUs} />
      <BenefitGrid items={benefits.slice(0, benefitsShown)} />
    </Section>
  );
}
