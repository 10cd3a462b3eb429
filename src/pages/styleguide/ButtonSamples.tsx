import { ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import type { Tone } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { ButtonVariant } from '../../ui/button-style.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const variants: ButtonVariant[] = [
  'default',
  'secondary',
  'outline',
  'ghost',
  'link',
  'destructive',
  'gradient',
];
const tones: Tone[] = ['paper', 'sand', 'ink'];

const Rows = styled.div`
  .tone {
    padding: 24px;
    border: 1px solid ${color.line};
  }
  .tone + .tone {
    border-top: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px;
    padding-block: 12px;
  }
  .row > span {
    ${type.label}
    width: 96px;
    color: ${color.muted};
  }
`;

/** Seven variants by four sizes, disabled and busy too, on each tone. */
export function ButtonSamples() {
  return (
    <Section id="buttons" labelledBy="buttons-title">
      <SectionHead
        id="buttons-title"
        eyebrow="Buttons"
        title="Seven variants, four sizes"
        lead="None is lower than 44 px. Hover and focus them: the line turns ember, the arrow moves 3 px."
      />
      <Rows>
        {tones.map((tone) => (
          <div key={tone} className="tone" data-tone={tone}>
            {variants.map((variant) => (
              <div key={variant} className="row">
                <span>{variant}</span>
                <Button variant={variant} size="sm">
                  Small
                </Button>
                <Button variant={variant} arrow>
                  Default
                </Button>
                <ButtonLink to="#buttons" variant={variant} size="lg" arrow>
                  Large link
                </ButtonLink>
                <Button variant={variant} size="icon" aria-label={`Up, ${variant}, ${tone}`}>
                  <ArrowUp strokeWidth={1.5} aria-hidden="true" />
                </Button>
                <Button variant={variant} disabled>
                  Disabled
                </Button>
                <Button variant={variant} disabled aria-busy="true">
                  Submitting...
                </Button>
              </div>
            ))}
          </div>
        ))}
      </Rows>
    </Section>
  );
}
