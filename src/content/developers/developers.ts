import type { DeveloperProfile } from '../types.ts';
import { architecture } from './architecture.ts';
import { dataAndPlatform } from './data-and-platform.ts';
import { productEngineering } from './product-engineering.ts';

/**
 * The profiles of /agile-teams, mixed so that neighbours in the carousel do different work.
 * Made-up people: a new owner replaces them.
 */
export const developers: DeveloperProfile[] = interleave(
  architecture,
  productEngineering,
  dataAndPlatform,
);

function interleave<T>(...groups: T[][]): T[] {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }).flatMap((_, position) =>
    groups.flatMap((group) => group.slice(position, position + 1)),
  );
}
