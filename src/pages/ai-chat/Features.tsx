import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { features } from './copy.ts';

const FeaturePanels = deferred<object>(() =>
  import('./FeaturePanels.tsx').then((module) => module.FeaturePanels),
);

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 24px 48px;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  padding-top: 28px;
  border-top: 1px solid ${color.line};

  p {
    ${type.lead}
    max-width: 46ch;
  }
`;

/** The four feature tabs, and the way to a demonstration (SPEC.md 2). */
export function Features() {
  return (
    <Section tone="sand" labelledBy="features-title">
      <SectionHead
        number="03"
        eyebrow="Features"
        id="features-title"
        title={features.title}
        lead={features.lead}
      />
      <FeaturePanels />
      <Foot>
        <p>{features.closing}</p>
        <ButtonLink to={paths.bookConsultation} size="lg" arrow>
          Book a Consultation
        </ButtonLink>
      </Foot>
    </Section>
  );
}
