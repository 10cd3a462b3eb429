import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hydrate } from '../../../tests/support/hydrate.tsx';
import { Field } from './Field.tsx';

const select = (
  <Field
    id="a-budget"
    name="budget"
    label="Budget"
    placeholder="Choose one"
    type="select"
    icon="company"
    options={['Below 500 000', '500 000 and more']}
    defaultValue="500 000 and more"
    error="Please choose a budget."
    maxLength={40}
    autoComplete="off"
  />
);

it('renders a select with an empty option first, a label, and its message by aria-describedby', async () => {
  const container = await hydrate(select);
  const control = container.querySelector('select')!;
  expect([...control.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose one'],
    ['Below 500 000', 'Below 500 000'],
    ['500 000 and more', '500 000 and more'],
  ]);
  expect(control.required).toBe(true);
  expect(container.querySelector('label')?.htmlFor).toBe(control.id);
  expect(document.getElementById(control.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Please choose a budget.',
  );
});

it('serves the selected option, and no attributes that are invalid for a select', () => {
  const html = renderToString(select);
  expect(html).toContain('<option selected="">500 000 and more</option>');
  expect(html).not.toMatch(/maxlength|placeholder=/i);
});
