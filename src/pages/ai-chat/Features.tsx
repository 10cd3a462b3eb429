import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { FeatureTabs } from '../../sections/FeatureTabs.tsx';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { featureTabs } from './feature-copy.ts';

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
        title="Built to be answered, and to be trusted"
        lead="Eighteen things it does from its first conversation on, in four drawers."
      />
      <FeatureTabs label="Features" tabs={featureTabs} defaultValue="engagement" />
      <Foot>
        <p>Thirty minutes, your own questions, a bot that tries to answer them while you watch.</p>
        <ButtonLink to={paths.bookConsultation} size="lg" arrow>
          Book a Consultation
        </ButtonLink>
      </Foot>
    </Section>
  );
}
