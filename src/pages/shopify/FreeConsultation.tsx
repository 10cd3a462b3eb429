import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { BookingIconLink } from '../../sections/BookingIconLink.tsx';
import { NumberedList } from '../../sections/TitledList.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { consultationBenefits, freeConsultation } from './copy.ts';

const Root = styled(Section)`
  /* Both links share a row on phones as well. */
  .actions {
    display: grid;
    grid-template-columns: minmax(0, 304px) auto;
    justify-content: start;
    gap: 12px;
  }
  .actions > :first-child {
    padding-inline: 8px;
  }
`;

/** What the free consultation gives, with or without a project. */
export function FreeConsultation() {
  const { action, ...intro } = freeConsultation;
  return (
    <Root tone="ink" layout="split" labelledBy="free-consultation-title">
      <SectionHead id="free-consultation-title" {...intro}>
        <div className="actions">
          <ButtonLink to={paths.contact} size="lg" arrow>
            {action}
          </ButtonLink>
          <BookingIconLink />
        </div>
      </SectionHead>
      <NumberedList items={consultationBenefits} />
    </Root>
  );
}
