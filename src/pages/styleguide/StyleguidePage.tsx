import { styled } from 'styled-components';
import { EnquiryForm } from '../../sections/enquiry/EnquiryForm.tsx';
import { color, palette, type Tone } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Button, type ButtonVariant } from '../../ui/actions/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Tag } from '../../ui/text/Tag.tsx';

const tones: Tone[] = ['paper', 'sand', 'ink'];

const variants: ButtonVariant[] = [
  'default',
  'secondary',
  'outline',
  'ghost',
  'link',
  'destructive',
  'gradient',
];

/** A sample text for each type style. */
const specimens = {
  hero: 'Read the terrain first',
  h1: 'A page that says what it sells',
  h2: 'A section that makes one point',
  h3: 'A card with a plain title',
  lead: 'The lead says in two lines what the section shows, and for whom.',
  body: 'Body text keeps to 66 characters a line. A claim stands beside a number or an example.',
  small: 'Small print names the source of a figure.',
  label: '26.1073° S, 28.0545° E',
  figure: '188% 3.5x 24 h',
} satisfies Record<keyof typeof textStyle, string>;

const Samples = styled.div`
  display: grid;
  gap: 32px;

  ul {
    ${textStyle.label}
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
    gap: 16px;
  }
  .swatch {
    display: block;
    height: 56px;
    margin-bottom: 8px;
    border: 1px solid ${color.line};
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
  }
`;

const Specimen = styled.p<{ $name: keyof typeof textStyle }>`
  ${({ $name }) => textStyle[$name]}
`;

/** Colours, type, buttons, fields and cards on each tone, and the enquiry form; in development only. */
export function Page() {
  return (
    <>
      {tones.map((tone) => (
        <Primitives key={tone} tone={tone} />
      ))}
      <EnquiryForms />
    </>
  );
}

function Primitives({ tone }: { tone: Tone }) {
  return (
    <Section tone={tone} labelledBy={tone}>
      <SectionHead id={tone} eyebrow="Tone" title={tone} />
      <Samples>
        <ul>
          {Object.entries(color).map(([name, value]) => (
            <li key={name}>
              <span className="swatch" style={{ background: value }} />
              {name}
            </li>
          ))}
        </ul>
        {Object.entries(specimens).map(([name, specimen]) => (
          <Specimen key={name} $name={name as keyof typeof textStyle}>
            {specimen}
          </Specimen>
        ))}
        {variants.map((variant) => (
          <div key={variant} className="row">
            <Button variant={variant} size="sm">
              {variant}, small
            </Button>
            <Button variant={variant} arrow>
              {variant}
            </Button>
            <Button variant={variant} size="lg">
              {variant}, large
            </Button>
            <Button variant={variant} disabled>
              {variant}, disabled
            </Button>
          </div>
        ))}
        <Field id={`name-${tone}`} name="name" label="Name" placeholder="Name" icon="user" />
        <Field
          id={`phone-${tone}`}
          name="phone"
          label="Telephone"
          placeholder="082 123 4567"
          icon="phone"
          error="A message says what to do."
          optional
        />
        <Card coordinate="A1">
          <h3>A panel</h3>
          <p>On hover the border takes the accent colour.</p>
          <Tag>Tag</Tag>
        </Card>
      </Samples>
    </Section>
  );
}

/** The enquiry form by default, and with its optional props. */
function EnquiryForms() {
  return (
    <Section tone="sand" labelledBy="forms">
      <SectionHead id="forms" eyebrow="Section" title="Enquiry form" />
      <Samples>
        <EnquiryForm formType="contact" labelledBy="forms" redirect={false} />
        <EnquiryForm
          formType="consultation"
          title="A form with its own heading"
          subtitle="Dark, with its own colours."
          serviceName="the style guide"
          headingLevel={3}
          formStyle="dark"
          background={palette.mineralDeep}
          textColor={palette.paper}
          redirect={false}
        />
      </Samples>
    </Section>
  );
}
