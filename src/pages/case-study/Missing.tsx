import { PageHero } from '../../sections/PageHero.tsx';
import { copy } from './copy.ts';

/** What an unknown study's address shows: that there is none, and the way to those there are. */
export function Missing() {
  return <PageHero {...copy.missing} contour="spur" />;
}
