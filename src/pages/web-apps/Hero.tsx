import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ThreeScreens } from './ThreeScreens.tsx';

/** One product, seen through three screens. */
export function Hero() {
  return (
    <PageHero
      eyebrow="Web & App Development"
      title="One product on every screen"
      lead="Web and mobile apps from one shared codebase, designed with the people who use them. A working prototype is in their hands in 2–8 weeks."
      actions={
        <>
          <ButtonLink to={paths.contact} size="lg" arrow>
            Book a Consultation
          </ButtonLink>
          <ButtonLink to="#work" size="lg" variant="outline">
            See the work
          </ButtonLink>
        </>
      }
      aside={<ThreeScreens />}
      sheet="Sheet 05 — Web & app development"
    />
  );
}
