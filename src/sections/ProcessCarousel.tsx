import { useId } from 'react';
import { styled } from 'styled-components';
import type { TitledText } from '../content/model/texts.ts';
import { twoDigits } from '../content/words/number-words.ts';
import { color, media } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { Carousel } from '../ui/disclosure/Carousel.tsx';
import { Section, SectionHead, type SectionIntro } from '../ui/layout/Section.tsx';

interface ProcessCarouselProps extends SectionIntro {
  steps: readonly TitledText[];
}

/* One line runs through all steps. */
const Steps = styled(Carousel)`
  --gap: 0px;

  .slide {
    display: flex;
  }
  article {
    position: relative;
    display: flex;
    flex-direction: column;
    flex: 1;
    padding-block: 0 8px;
    padding-inline: 0 clamp(24px, 3vw, 48px);
    border-top: 1px solid ${color.line};
  }
  article::before {
    content: '';
    position: absolute;
    top: -1px;
    inset-inline-start: 1px; /* embla rounds: at 0 the next slide's marker would show at the edge */
    width: 48px;
    border-top: 3px solid ${color.accent};
  }
  .number {
    ${textStyle.figure}
    margin-block: 32px clamp(2.5rem, 6vw, 5.5rem);
  }
  h3 {
    margin-bottom: 12px;
  }
  article p:last-child {
    max-width: 28.1em;
    color: ${color.muted};
  }
  /* Five steps fit into rows. */
  ${media.noScript} {
    .viewport {
      overflow: visible;
      padding-bottom: 0;
    }
    .track {
      flex-wrap: wrap;
      row-gap: 48px;
    }
  }
  ${media.belowMd} {
    .number {
      margin-bottom: 2rem;
    }
  }
`;

/** The steps of a process as numbered cards in a looping carousel. */
export function ProcessCarousel({
  steps,
  title,
  eyebrow,
  lead,
  tone = 'sand',
}: ProcessCarouselProps) {
  const headingId = useId();
  return (
    <Section tone={tone} labelledBy={headingId}>
      <SectionHead id={headingId} title={title} eyebrow={eyebrow} lead={lead} />
      <Steps
        label={title}
        noun="step"
        align="start"
        slides={steps.map((step, position) => ({
          key: step.title,
          label: step.title,
          content: (
            <article>
              <p className="number">{twoDigits(position + 1)}</p>
              <h3>{step.title}</h3>
              <p>{step.description}</p>
            </article>
          ),
        }))}
      />
    </Section>
  );
}
