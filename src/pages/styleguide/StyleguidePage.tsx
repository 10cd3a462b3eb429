import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { Stats } from '../../sections/Stats.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ButtonSamples } from './ButtonSamples.tsx';
import { CardSamples } from './CardSamples.tsx';
import { ColourSamples } from './ColourSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { PanelSamples } from './PanelSamples.tsx';
import { TypeSamples } from './TypeSamples.tsx';

/** Every primitive in every state. Served in development alone (`/styleguide`). */
export function Page() {
  return (
    <>
      <PageHero
        eyebrow="Styleguide"
        title="One system, drawn to scale"
        lead="What the pages are made of: colours by tone, three typefaces, seven buttons, ruled panels and survey marks. Change it here before you change a page."
        actions={
          <>
            <ButtonLink to="#buttons" size="lg" arrow>
              See the buttons
            </ButtonLink>
            <ButtonLink to="#colour" size="lg" variant="outline">
              See the colours
            </ButtonLink>
          </>
        }
      />
      <ColourSamples />
      <TypeSamples />
      <ButtonSamples />
      <CardSamples />
      <Stats
        tone="ink"
        eyebrow="Stats"
        title="Figures are typography, not boxes"
        items={[
          { value: '58%', label: 'average conversion increase' },
          { value: '3.5x', label: 'faster handling of routine requests' },
          { value: '24 h', label: 'at most until we answer' },
        ]}
        source="Sample figures; a page names its source here."
      />
      <PriceRange service={paths.shopify} title="What a service costs" />
      <FieldSamples />
      <PanelSamples />
      <CallToAction
        eyebrow="Closing section"
        title="Every page ends with one thing to do"
        text="A sentence that says what happens next, and within which time."
        action={{ label: 'Back to the top', to: '#main' }}
        secondary={{ label: 'See the fields', to: '#fields' }}
      />
    </>
  );
}
