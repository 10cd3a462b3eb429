import type { ImageAsset } from '../../content/types.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { hero } from './copy.ts';

const art: ImageAsset = { src: '/art/heroes/agile-teams', width: 1200, height: 1200 };

/** What an agile team is, in one sentence, and the promise that goes with it. */
export function Hero() {
  return <PageHero {...hero} art={art} />;
}
