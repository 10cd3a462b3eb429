import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** What an agile team is, in one sentence, and the promise that goes with it. */
export function Hero() {
  return (
    <PageHero
      eyebrow="Agile Teams"
      title="Agile teams that join your stand-up"
      lead="Engineers, designers and delivery leads who work in your backlog, your repository and your working day. You meet them before you decide, and you pay only after the first 30 days."
      actions={
        <>
          <ButtonLink to={paths.contact} size="lg" arrow>
            Book a Free Consultation
          </ButtonLink>
          <ButtonLink to="#developers" size="lg" variant="outline">
            Meet the developers
          </ButtonLink>
        </>
      }
      art={{ src: '/art/heroes/agile-teams', width: 1200, height: 1200 }}
      sheet="Sheet 03 — Agile teams"
    />
  );
}
