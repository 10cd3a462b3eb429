import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Agenda } from './Agenda.tsx';
import { hero } from './copy.ts';

/** The first screen: what the half hour is, the way to the calendar and the way to the form. */
export function Hero() {
  const { choose, write, ...words } = hero;
  return (
    <PageHero
      {...words}
      aside={<Agenda />}
      actions={
        <>
          <ButtonLink to="#schedule" size="lg" arrow>
            {choose}
          </ButtonLink>
          <ButtonLink to="#enquiry" size="lg" variant="outline">
            {write}
          </ButtonLink>
        </>
      }
    />
  );
}
