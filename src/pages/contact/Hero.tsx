import { PageHero } from '../../sections/PageHero.tsx';
import { hero, heroArt } from './copy.ts';

/** The first screen: the promise of an answer, and the ways to form, calendar and services. */
export function Hero() {
  return <PageHero {...hero} art={heroArt} />;
}
