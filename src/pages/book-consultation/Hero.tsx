import { PageHero } from '../../sections/PageHero.tsx';
import { Agenda } from './Agenda.tsx';
import { hero } from './copy.ts';

/** The first screen: what the half hour is, the way to the calendar and the way to the form. */
export function Hero() {
  return <PageHero {...hero} aside={<Agenda />} />;
}
