import { PageHero } from '../../sections/PageHero.tsx';
import { GapFigure } from './GapFigure.tsx';

/** The page's name, and its argument as a drawing. */
export function Hero() {
  return (
    <PageHero
      eyebrow="Notes from the field"
      title="Insights & Articles"
      lead="What we learnt while building, with the hours, prices and mistakes left in. Written by the engineers who were there."
      aside={<GapFigure />}
    />
  );
}
