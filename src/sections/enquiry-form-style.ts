import { styled } from 'styled-components';
import { color, media } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';

/** The enquiry form as a sheet of paper (or ink): one hairline around, ruled fields, mono labels. */
export const Sheet = styled.div`
  padding: clamp(20px, 4vw, 56px);
  border: 1px solid ${color.line};
  background: ${color.bg};
  color: ${color.fg};

  > header {
    margin-bottom: clamp(28px, 4vw, 48px);
  }
  > header > :is(h2, h3) {
    ${type.h2}
  }
  .lead {
    margin-top: 16px;
  }

  .strip {
    ${type.label}
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    justify-content: space-between;
    margin-bottom: clamp(24px, 3vw, 40px);
    padding-bottom: 16px;
    border-bottom: 1px solid ${color.line};
    color: ${color.muted};
  }
  .problems {
    margin-bottom: 32px;
    padding: 20px 24px;
    border: 1px solid ${color.destructive};
    border-left-width: 4px;
    scroll-margin-top: 112px;
  }
  .problems p {
    font-weight: 600;
  }
  .problems ul {
    margin-top: 8px;
  }
  .problems a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.destructive};
  }
  .fields {
    display: grid;
    gap: 32px;
  }
  .trap {
    display: none;
  }
  .send {
    display: flex;
    flex-wrap: wrap;
    gap: 20px 32px;
    align-items: center;
    margin-top: 36px;
  }
  .send > button {
    flex: 1 0 auto;
    min-width: 232px;
  }
  .send p {
    ${type.small}
    flex: 1 1 280px;
    color: ${color.muted};
  }
  [role='status'] {
    ${type.small}
    color: ${color.destructive};
  }
  [role='status']:not(:empty) {
    margin-top: 24px;
  }

  ${media.md} {
    .fields {
      grid-template-columns: 1fr 1fr;
      column-gap: 40px;
    }
    .fields > [data-type='textarea'] {
      grid-column: 1 / -1;
    }
    .send > button {
      flex-grow: 0;
    }
  }
`;
