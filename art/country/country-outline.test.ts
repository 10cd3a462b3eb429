import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countries, countryAt, isIn } from './country-outline.ts';
import type { Place } from './country-outline.ts';

const all = countries();
const capeTown: Place = [18.4271, -33.9183];
const maseru: Place = [27.48, -29.31];

it('finds the country of a place, with its enclaves', () => {
  const country = countryAt(capeTown, all);
  assert.equal(country.name, 'South Africa');
  assert.equal(country.enclaves.length, 1);
  assert.ok(isIn([31.0679, -29.7266], country), 'uMhlanga is in it');
  assert.ok(!isIn(maseru, country), 'Maseru is not');
  assert.equal(countryAt(maseru, all).name, 'Lesotho');
});

it('refuses a place in the sea', () => {
  assert.throws(() => countryAt([0, -40], all), /No country lies at 0, -40/);
});
