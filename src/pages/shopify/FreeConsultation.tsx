import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { BookingIconLink } from '../../sections/BookingIconLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ContourField } from '../../ui/ContourField.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { consultationBenefits, freeConsultation } from './copy.ts';

const Root = styled(Section)`
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  /* On a phone both links share a row. */
  ${media.belowMd} {
    .actions {
      gap: 8px;
    }
    .actions > :first-child {
      flex: 1 0 auto;
      padding-inline: 8px;
    }
  }
  li {
    position: relative;
    display: grid;
    gap: 6px 32px;
    padding: 24px 0 28px 56px;
    border-top: 1px solid ${color.line};
    counter-increment: item;
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  li::before {
    ${type.label}
    position: absolute;
    top: 28px;
    left: 0;
    color: ${color.accent};
    content: counter(item, decimal-leading-zero) / '';
  }
  li p {
    max-width: 48ch;
    color: ${color.muted};
  }
  ${media.lg} {
    /* The map ends where the list begins. */
    > :first-child {
      right: 58%;
    }
  }
  ${media.xl} {
    li {
      grid-template-columns: 4fr 5fr;
      align-items: baseline;
    }
  }
`;

/** What the free consultation gives, whether or not a project follows. */
export function FreeConsultation() {
  return (
    <Root
      tone="ink"
      layout="split"
      labelledBy="free-consultation-title"
      backdrop={<ContourField name="basin" />}
    >
      <SectionHead {...freeConsultation} id="free-consultation-title">
        <div className="actions">
          <ButtonLink to={paths.contact} size="lg" arrow>
            {freeConsultation.action}
          </ButtonLink>
          <BookingIconLink />
        </div>
      </SectionHead>
      <ol role="list">
        {consultationBenefits.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
