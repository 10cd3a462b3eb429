import type { ImageAsset } from '../../content/types.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { hero } from './copy.ts';
import { RunRecord } from './RunRecord.tsx';

const art: ImageAsset = { src: '/art/heroes/agentic-ai', width: 1200, height: 1200 };

/** The first screen: the claim, and below it one run of an agent that shows it. */
export function Hero() {
  return (
    <>
      <PageHero {...hero} art={art} />
      <RunRecord />
    </>
  );
}
