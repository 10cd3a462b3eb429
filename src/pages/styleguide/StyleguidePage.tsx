import { styled } from 'styled-components';
import { color, type Tone } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
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

/** Each type style in words of its own. */
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
} satisfies Record<keyof typeof type, string>;

const Samples = styled.div`
  display: grid;
  gap: 32px;

  ul {
    ${type.label}
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

const Specimen = styled.p<{ $name: keyof typeof type }>`
  ${({ $name }) => type[$name]}
`;

/** Colours, type, buttons, fields and cards on each tone; in development only. */
export function Page() {
  return tones.map((tone) => (
    <Section key={tone} tone={tone} labelledBy={tone}>
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
        {Object.entries(specimens).map(([name, words]) => (
          <Specimen key={name} $name={name as keyof typeof type}>
            {words}
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
        <Field id={`name-${tone}`} name="name" label="Name" placeholder="Thandi" icon="user" />
        <Field
          id={`phone-${tone}`}
          name="phone"
          label="Telephone"
          placeholder="082 123 4567"
          icon="phone"
          error="A message says what to do."
          optional
        />
        <Card coordinate="A1" contour>
          <h3>A panel with contours</h3>
          <p>They drift when the pointer comes, and the line turns to the accent.</p>
          <Tag>Tag</Tag>
        </Card>
      </Samples>
    </Section>
  ));
}
