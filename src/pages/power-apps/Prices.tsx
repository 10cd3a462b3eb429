import { paths } from '../../paths.ts';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { pricing } from './copy.ts';

/** What a project costs. */
export function Prices() {
  return <PriceRange service={paths.powerApps} {...pricing} />;
}
