import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const address = {
  street: ['2 Residency Road', 'Ashok Nagar'],
  locality: 'Bengaluru',
  region: 'Karnataka',
  code: '560001',
  country: 'India',
};

it.each([
  [['{locality}, {code}'], ['Bengaluru, 560001']],
  [['{code} {locality}'], ['560001 Bengaluru']],
  [
    ['{locality}', '{region} {code}'],
    ['Bengaluru', 'Karnataka 560001'],
  ],
])('writes %j below the street', (order, lines) =>
  expect(addressLines(address, order)).toEqual([...address.street, ...lines]),
);

it('leaves out what an address does not have', () => {
  const { region: _, ...rest } = { ...address, code: '' };
  expect(addressLines(rest, ['{locality}, {region}, {code}', '{code}']).slice(2)).toEqual([
    'Bengaluru',
  ]);
});
