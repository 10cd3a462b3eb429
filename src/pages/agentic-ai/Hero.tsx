import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { hero } from './hero-copy.ts';
import { RunRecord } from './RunRecord.tsx';

/** The first screen: the claim, and below it one run of an agent that shows it. */
export function Hero() {
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        art={hero.art}
        actions={
          <>
            <ButtonLink to={paths.contact} size="lg" arrow>
              Book a Consultation
            </ButtonLink>
            <ButtonLink to={paths.bookConsultation} size="lg" variant="outline">
              Talk to a Consultant
            </ButtonLink>
          </>
        }
      />
      <RunRecord />
    </>
  );
}
