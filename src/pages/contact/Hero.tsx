import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { hero, heroArt } from './copy.ts';

/** The first screen: the promise of an answer, and the ways to form, calendar and services. */
export function Hero() {
  const { write, book, services, ...words } = hero;
  return (
    <PageHero
      {...words}
      art={heroArt}
      actions={
        <>
          <ButtonLink to="#message" size="lg" arrow>
            {write}
          </ButtonLink>
          <ButtonLink to={paths.bookConsultation} size="lg" variant="outline">
            {book}
          </ButtonLink>
          <ButtonLink to="#services" size="lg" variant="link">
            {services}
          </ButtonLink>
        </>
      }
    />
  );
}
