import { PageHero } from '../../sections/PageHero.tsx';
import { hero } from './copy.ts';

/** What an agile team is, in one sentence, and the promise that goes with it. */
export function Hero() {
  return <PageHero {...hero} art={{ src: '/art/heroes/agile-teams', width: 1200, height: 1200 }} />;
}
