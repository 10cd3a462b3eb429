import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];
/** A closed line. */
export type Ring = readonly Place[];

/** An area of land: its outer border and its enclaves. */
export interface Area {
  name: string;
  border: Ring;
  enclaves: readonly Ring[];
  bounds: Bounds;
}

/** The least and the largest longitude and latitude of a border. */
type Bounds = readonly [west: number, south: number, east: number, north: number];

const boundsOf = (border: Ring): Bounds =>
  border.reduce<Bounds>(
    ([west, south, east, north], [x, y]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );

/** Whether a place lies within a ring, by the crossings of a line to the east. */
function isWithin([x, y]: Place, ring: Ring): boolean {
  let within = false;
  ring.forEach(([x0, y0], k) => {
    const [x1, y1] = ring[(k + 1) % ring.length]!;
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) within = !within;
  });
  return within;
}

/** Whether a place lies in an area and in none of its enclaves. */
export function isIn(place: Place, { border, enclaves, bounds }: Area): boolean {
  const [west, south, east, north] = bounds;
  const [x, y] = place;
  if (x < west || x > east || y < south || y > north) return false;
  return isWithin(place, border) && !enclaves.some((ring) => isWithin(place, ring));
}

type World = Topology<{
  countries: GeometryCollection<{ name: string }>;
  land: GeometryCollection<{ name?: string }>;
}>;

/** Natural Earth at 1:10 million (public domain), from world-atlas. */
function world(): World {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  return JSON.parse(readFileSync(file, 'utf8')) as World;
}

/** The areas of a layer; a country with islands has several. */
function areasOf(layer: keyof World['objects']): Area[] {
  const topology = world();
  return feature(topology, topology.objects[layer]).features.flatMap(({ geometry, properties }) => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    return polygons.map((rings) => {
      const [border = [], ...enclaves] = rings as unknown as Ring[];
      return { name: properties.name ?? '', border, enclaves, bounds: boundsOf(border) };
    });
  });
}

/** The countries, with islands separate from their mainland. */
export const countries = (): Area[] => areasOf('countries');

/** The land, without borders. */
export const land = (): Area[] => areasOf('land');

/**
 * The contiguous area of the country that a place is in.
 *
 * @throws when no country contains the place
 */
export function countryAt(place: Place, among: readonly Area[] = countries()): Area {
  const found = among.find((area) => isIn(place, area));
  if (!found) throw new Error(`No country lies at ${place.join(', ')}`);
  return found;
}
