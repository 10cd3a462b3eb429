import { paths } from '../../paths.ts';
import { ServiceCards } from '../../sections/ServiceCards.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { moreServices, others } from './copy.ts';

/** The other services. */
export function MoreServices() {
  const { contact, ...intro } = moreServices;
  return (
    <Section labelledBy="more">
      <SectionHead id="more" {...intro} />
      <ServiceCards services={others} heading="title">
        <ButtonLink to={paths.contact} variant="outline" arrow>
          {contact}
        </ButtonLink>
      </ServiceCards>
    </Section>
  );
}
