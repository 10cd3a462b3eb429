import { PageHero } from '../../sections/PageHero.tsx';
import { hero } from './copy.ts';
import { ThreeScreens } from './ThreeScreens.tsx';

/** One product, seen through three screens. */
export function Hero() {
  return <PageHero {...hero} aside={<ThreeScreens />} />;
}
