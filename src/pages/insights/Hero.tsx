import { PageHero } from '../../sections/PageHero.tsx';
import { hero } from './copy.ts';
import { GapFigure } from './GapFigure.tsx';

/** The page's name, and its argument as a drawing. */
export function Hero() {
  return <PageHero {...hero} aside={<GapFigure />} />;
}
