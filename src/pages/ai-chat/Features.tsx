import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { FeatureTabs } from '../../sections/FeatureTabs.tsx';
import { color } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { features } from './feature-copy.ts';

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
    ${textStyle.lead}
    max-width: 30.8em;
  }
`;

/** The feature tabs, with a link to a demonstration. */
export function Features() {
  return (
    <Section tone="sand" labelledBy="features-title">
      <SectionHead {...features} id="features-title" />
      <FeatureTabs label={features.tabsLabel} tabs={features.tabs} defaultValue="engagement" />
      <Foot>
        <p>{features.demonstration}</p>
        <ButtonLink to={paths.bookConsultation} size="lg" arrow>
          {features.booking}
        </ButtonLink>
      </Foot>
    </Section>
  );
}
