import type { ImageAsset } from '../../content/types.ts';
import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { hero } from './copy.ts';
import { RunRecord } from './RunRecord.tsx';

const art: ImageAsset = { src: '/art/heroes/agentic-ai', width: 1200, height: 1200 };

/** The first screen: the claim, and below it one run of an agent that shows it. */
export function Hero() {
  return (
    <>
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
            <ButtonLink to={paths.bookConsultation} size="lg" variant="outline">
              {hero.booking}
            </ButtonLink>
          </>
        }
      />
      <RunRecord />
    </>
  );
}
