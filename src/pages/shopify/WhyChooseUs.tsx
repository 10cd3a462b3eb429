import { styled } from 'styled-components';
import type { ImageAsset } from '../../content/types.ts';
import { BenefitGrid } from '../../sections/BenefitGrid.tsx';
import { media } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { benefits, benefitsShown, whyChooseUs } from './copy.ts';

const picture: ImageAsset = { src: '/art/sections/store', width: 1600, height: 1200 };

const Root = styled(Section)`
  .inner > picture {
    margin-inline: calc(-1 * var(--gutter));
    aspect-ratio: 16 / 9;
  }
  .inner > picture + ol {
    position: relative;
    margin-top: -32px;
  }

  /* The head stands on the picture's left; the picture runs off the page and under the cards. */
  ${media.lg} {
    .inner {
      display: grid;
      grid-template-columns: 5fr 7fr;
    }
    .inner > :first-child {
      display: block;
      align-self: center;
      margin: 0;
      padding-right: 48px;
    }
    .lead {
      margin-top: 24px;
    }
    .inner > picture {
      margin: 0 calc(-1 * var(--bleed)) 0 0;
      aspect-ratio: auto;
      height: clamp(420px, 38vw, 560px);
    }
    .inner > picture + ol {
      grid-column: 1 / -1;
      margin-top: -72px;
    }
  }
`;

/** The benefits grid: a clicked card is highlighted. */
export function WhyChooseUs() {
  return (
    <Root tone="sand" labelledBy="why-title">
      <SectionHead {...whyChooseUs} id="why-title" />
      <Picture image={picture} alt="" sizes="(min-width: 1024px) 58vw, 100vw" />
      <BenefitGrid items={benefits} shown={benefitsShown} selectable />
    </Root>
  );
}
