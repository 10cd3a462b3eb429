import { styled } from 'styled-components';
import { services } from '../../content/navigation/services.ts';
import { paths } from '../../paths.ts';
import { ServiceCards } from '../../sections/ServiceCards.tsx';
import { color, media } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { expertise } from './copy.ts';

const All = styled.div`
  padding-top: 24px;
  border-top: 1px solid ${color.line};

  ${media.md} {
    margin-top: 48px;
  }
`;

/** The services, a card each. */
export function Services() {
  const { all, ...head } = expertise;
  return (
    <Section tone="sand" id="services" labelledBy="services-title">
      <SectionHead id="services-title" {...head} />
      <ServiceCards services={services} heading="name" />
      <All>
        <ButtonLink to={paths.contact} size="lg" variant="secondary" arrow>
          {all}
        </ButtonLink>
      </All>
    </Section>
  );
}
