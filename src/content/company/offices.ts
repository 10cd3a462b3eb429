import compiled from '../compiled/offices.json' with { type: 'json' };
import type { OfficePlace, Position } from '../model/offices-schema.ts';

/** The offices, which an owner changes in content/offices.yaml. */
export const officePlaces: readonly OfficePlace[] = compiled;

/** A position as a survey label: `26.1073° S, 28.0545° E`. */
export function gridReference({ latitude, longitude }: Position): string {
  const north = `${Math.abs(latitude).toFixed(4)}° ${latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(longitude).toFixed(4)}° ${longitude < 0 ? 'W' : 'E'}`;
  return `${north}, ${east}`;
}

/** The countries of the offices, each once, in the offices' order. */
export const officeCountries: readonly string[] = [
  ...new Set(officePlaces.map(({ address }) => address.country)),
];
