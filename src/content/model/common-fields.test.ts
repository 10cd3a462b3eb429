import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { officePlaces } from '../company/offices.ts';
import { linesOf } from '../compiler/parse-value.ts';
import { clientsSchema } from './clients-schema.ts';
import { officesSchema } from './offices-schema.ts';

const office = { ...officePlaces[0]!, key: 'tokyo' };
const acme = { name: 'Acme', logoUrl: '/logos/acme.svg' };

it.each<[z.ZodMiniType, object[], lines: string[]]>([
  [
    officesSchema,
    [],
    ['has no office: add one, because /contact and the privacy notice show its address'],
  ],
  [
    officesSchema,
    [
      { ...office, position: { latitude: 135.68, longitude: '139.7' } },
      { ...office, key: 'new york', address: { ...office.address, code: 2196, city: 'Tokyo' } },
    ],
    [
      'tokyo: position.latitude: found "135.68", expected -90 to 90: correct it, or swap latitude and longitude',
      'tokyo: position.longitude: Invalid input: expected number, received string',
      'new york: key: found "new york", expected letters without spaces, like capeTown',
      'new york: address.code: Invalid input: expected string, received number: put it between quotation marks',
      'new york: address: Unrecognized key: "city": correct the name, or remove it',
    ],
  ],
  [
    clientsSchema,
    [{ ...acme, logoUrl: '/logos/acme.png' }, acme],
    [
      'Acme: logoUrl: found "/logos/acme.png", expected the path of an SVG, like /logos/acme.svg',
      'has the name "Acme" twice: change one',
    ],
  ],
])('names entry and field of wrong values, and names that occur twice', (schema, list, lines) => {
  expect(linesOf('a.ts', schema, list)).toEqual(lines.map((line) => `a.ts: ${line}`));
});
