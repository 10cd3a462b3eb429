import { expect, it } from 'vitest';
import { company } from './company.ts';
import { registeredName } from './registered-name.ts';

it('has name, number and address, and no gap without a number', () => {
  const address = { street: ['1 Main Road'], locality: 'Pune', code: '411001', country: 'India' };
  const registered = { ...company, legalName: 'A Ltd', registrationNumber: '7', address };
  expect(registeredName(registered)).toMatch(/^A Ltd, registration number 7, 1 Main Road, /);
  expect(registeredName({ ...registered, registrationNumber: '' })).toMatch(
    /^A Ltd, 1 Main Road, /,
  );
});
