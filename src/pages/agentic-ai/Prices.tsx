import { paths } from '../../paths.ts';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { prices } from './copy.ts';

/** What the service costs. */
export function Prices() {
  return <PriceRange service={paths.agenticAi} title={prices.title} lead={prices.lead} />;
}
