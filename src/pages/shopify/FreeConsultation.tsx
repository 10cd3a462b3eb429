import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { BookingIconLink } from '../../sections/BookingIconLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ContourField } from '../../ui/ContourField.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { consultationBenefits } from './consultation-benefits.ts';

const Root = styled(Section)`
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  ol {
    counter-reset: item;
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
  h3 {
    ${type.h3}
  }
  li p {
    max-width: 48ch;
    color: ${color.muted};
  }
  ${media.lg} {
    /* The map ends where the list begins. */
    > [data-name='basin'] {
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
      <SectionHead
        id="free-consultation-title"
        number="05"
        eyebrow="Free consultation"
        title="Thirty minutes, five things to keep"
        lead="No slides. We look at your shop together, and all of this is yours even if somebody else builds it."
      >
        <div className="actions">
          <ButtonLink to={paths.contact} size="lg" arrow>
            Book a Free Consultation
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
