import * as country from './country.ts';
import type { OfficePlace, Position } from '../records/record-schemas.ts';
import type { ImageAsset } from '../types.ts';

const hours = 'Monday - Friday 8:00am - 5:00pm';

const map = (name: string): ImageAsset => ({
  src: `/art/offices/${name}`,
  width: 1600,
  height: 1000,
});

/**
 * The offices, one or more; /contact opens with the first. Footer, home page, the countries of
 * promises.ts and the drawn map of the contact page use this list.
 */
export const officePlaces: readonly OfficePlace[] = [
  {
    key: 'johannesburg',
    name: 'Johannesburg',
    address: {
      street: ['6th Floor, Maude Street', 'Sandton'],
      locality: 'Johannesburg',
      code: '2196',
      country: country.name,
    },
    position: { latitude: -26.1073, longitude: 28.0545 },
    hours,
    map: map('johannesburg'),
  },
  {
    key: 'capeTown',
    name: 'Cape Town',
    address: {
      street: ['3rd Floor, Lower Long Street', 'Foreshore'],
      locality: 'Cape Town',
      code: '8001',
      country: country.name,
    },
    position: { latitude: -33.9183, longitude: 18.4271 },
    hours,
    map: map('cape-town'),
  },
  {
    key: 'durban',
    name: 'Durban',
    address: {
      street: ['2nd Floor, Meridian Drive', 'uMhlanga Ridge'],
      locality: 'Durban',
      code: '4319',
      country: country.name,
    },
    position: { latitude: -29.7266, longitude: 31.0679 },
    hours,
    map: map('durban'),
  },
];

/** A position as a survey label: `26.1073° S, 28.0545° E`. */
export function gridReference({ latitude, longitude }: Position): string {
  const north = `${Math.abs(latitude).toFixed(4)}° ${latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(longitude).toFixed(4)}° ${longitude < 0 ? 'W' : 'E'}`;
  return `${north}, ${east}`;
}

/** The countries that offices are in, each once, in the offices' order. */
export const officeCountries: readonly string[] = [
  ...new Set(officePlaces.map(({ address }) => address.country)),
];
