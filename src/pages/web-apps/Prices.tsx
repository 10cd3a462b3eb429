import { paths } from '../../paths.ts';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { pricing } from './copy.ts';

/** What a product costs. */
export function Prices() {
  return <PriceRange service={paths.webApps} {...pricing} />;
}
