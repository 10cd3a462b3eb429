import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { hero } from './copy.ts';
import { ThreeScreens } from './ThreeScreens.tsx';

/** One product, seen through three screens. */
export function Hero() {
  return (
    <PageHero
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          <ButtonLink to={paths.contact} size="lg" arrow>
            {hero.action}
          </ButtonLink>
          <ButtonLink to="#work" size="lg" variant="outline">
            {hero.secondary}
          </ButtonLink>
        </>
      }
      aside={<ThreeScreens />}
    />
  );
}
