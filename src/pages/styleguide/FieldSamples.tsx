import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const tones: Tone[] = ['paper', 'ink'];

const Forms = styled.div`
  display: grid;
  gap: 24px;

  > div {
    display: grid;
    gap: 24px;
    padding: 24px;
  }
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Form fields empty, filled and failed, on both form styles. */
export function FieldSamples() {
  return (
    <Section tone="sand" id="fields" labelledBy="fields-title">
      <SectionHead id="fields-title" eyebrow="Fields" title="Labels above, errors below" />
      <Forms>
        {tones.map((tone) => (
          <div key={tone} data-tone={tone}>
            <Field
              id={`name-${tone}`}
              name="name"
              label="Full Name"
              placeholder="Thandi Mokoena"
              icon="user"
            />
            <Field
              id={`phone-${tone}`}
              name="phone"
              label="Phone Number"
              placeholder="082 123 4567"
              type="tel"
              icon="phone"
              error="Please enter a valid phone number."
              defaultValue="082"
            />
            <Field
              id={`company-${tone}`}
              name="company"
              label="Company Name"
              placeholder="Karoo Freight"
              icon="company"
              optional
            />
            <Field
              id={`budget-${tone}`}
              name="budget"
              label="Budget"
              placeholder="Choose one"
              type="select"
              icon="company"
              options={['Below R500 000', 'R500 000 and more']}
            />
            <Field
              id={`message-${tone}`}
              name="message"
              label="Tell us about your project"
              placeholder="What should work better, and by when?"
              type="textarea"
              icon="message"
            />
          </div>
        ))}
      </Forms>
    </Section>
  );
}
