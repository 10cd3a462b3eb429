import type { ImageAsset } from '../../content/types.ts';
import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { hero } from './copy.ts';

const art: ImageAsset = { src: '/art/heroes/agile-teams', width: 1200, height: 1200 };

/** What an agile team is, in one sentence, and the promise that goes with it. */
export function Hero() {
  return (
    <PageHero
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      art={art}
      actions={
        <>
          <ButtonLink to={paths.contact} size="lg" arrow>
            {hero.contact}
          </ButtonLink>
          <ButtonLink to="#developers" size="lg" variant="outline">
            {hero.developers}
          </ButtonLink>
        </>
      }
    />
  );
}
