import { paths } from '../../paths.ts';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { prices } from './copy.ts';

/** What a person in the client's team costs. */
export function Prices() {
  return (
    <PriceRange service={paths.agileTeams} title={prices.title} lead={prices.lead} tone="sand" />
  );
}
