import { act } from 'react';
import { expect, it } from 'vitest';
import { hydrate } from '../../../tests/support/hydrate.tsx';
import { groupDigits } from '../../content/words/numbers.ts';
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

it('counts characters near the limit, says how many are too many beyond it, and cuts nothing', async () => {
  const container = await hydrate(
    <Field
      id="a"
      name="phone"
      label="Phone"
      placeholder=""
      icon="phone"
      hint="Why"
      maxLength={40}
    />,
  );
  const input = container.querySelector('input')!;
  const enter = async (value: string) => {
    await act(async () => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const ids = input.getAttribute('aria-describedby')!.split(' ');
    return ids.map((id) => document.getElementById(id)?.textContent);
  };
  expect(input.hasAttribute('maxlength')).toBe(false);
  expect(await enter('1'.repeat(35))).toEqual(['Why']);
  expect(await enter('1'.repeat(36))).toEqual(['36 of 40 characters', 'Why']);
  expect(await enter('1'.repeat(1_048))).toEqual([
    `${groupDigits(1_008)} too many: at most 40 characters`,
    'Why',
  ]);
  expect(input.value).toHaveLength(1_048);
  expect(await enter(` ${'1'.repeat(30)} `)).toEqual(['Why']);
});
