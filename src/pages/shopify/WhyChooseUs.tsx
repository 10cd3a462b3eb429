import { styled } from 'styled-components';
import { BenefitGrid } from '../../sections/BenefitGrid.tsx';
import { media } from '../../theme/tokens.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { benefits, benefitsShown, whyChooseUs } from './copy.ts';

const Root = styled(Section)`
  picture {
    margin-inline: calc(-1 * var(--bleed));
    aspect-ratio: 16 / 9;
  }
  ol {
    position: relative;
    margin-top: clamp(-72px, -5vw, -32px);
  }

  /* The head stands on the picture's left; the picture runs off the page and under the cards. */
  ${media.lg} {
    && .inner > :first-child {
      grid-row: 1;
      align-self: center;
    }
    picture {
      margin-left: 0;
      aspect-ratio: auto;
      height: clamp(420px, 38vw, 560px);
    }
    && .inner > ol {
      grid-column: 1 / -1;
    }
  }
`;

/** The benefits grid: a clicked card is highlighted. */
export function WhyChooseUs() {
  return (
    <Root tone="sand" layout="split" labelledBy="why-title">
      <SectionHead id="why-title" {...whyChooseUs} />
      <Picture
        image={{ src: '/art/sections/store', width: 1600, height: 1200 }}
        alt=""
        sizes="(min-width: 1024px) 58vw, 100vw"
      />
      <BenefitGrid items={benefits} shown={benefitsShown} selectable />
    </Root>
  );
}
