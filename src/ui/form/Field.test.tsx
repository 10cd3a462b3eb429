import { expect, it } from 'vitest';
import { hydrate } from '../../../tests/support/hydrate.tsx';
import { Field } from './Field.tsx';

it('is a select with an empty option first and the selected one, without attributes of an input', async () => {
  const container = await hydrate(
    <Field
      id="a-budget"
      name="budget"
      label="Budget"
      placeholder="Choose one"
      type="select"
      icon="company"
      options={['Below 500 000', '500 000 and more']}
      defaultValue="500 000 and more"
      maxLength={40}
    />,
    (served) => expect(served.innerHTML).toContain('<option selected="">500 000 and more</option>'),
  );
  const select = container.querySelector('select')!;
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose one'],
    ['Below 500 000', 'Below 500 000'],
    ['500 000 and more', '500 000 and more'],
  ]);
  expect(select.required).toBe(true);
  expect(container.querySelector('label')?.htmlFor).toBe(select.id);
  expect(container.innerHTML).not.toMatch(/maxlength|placeholder=/i);
});
