import { styled } from 'styled-components';
import { color, font, media, motion } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';

/** A mono label over a rule to write on. The rule is darker than a hairline: it marks a control (WCAG 1.4.11). */
export const FieldBox = styled.div`
  label {
    ${type.label}
    display: flex;
    gap: 8px;
    align-items: center;
    padding-bottom: 4px; /* room for the field's focus ring */
    color: ${color.muted};
  }
  label svg {
    flex: none;
  }
  input,
  textarea,
  select {
    display: block;
    width: 100%;
    min-height: 56px;
    padding: 12px 2px;
    border: 0;
    border-bottom: 1px solid ${color.muted};
    border-radius: 0;
    background: transparent;
    color: ${color.fg};
    font: 400 1.125rem/1.6 ${font.text};
    appearance: none;
    /* One side only: each side that fades is three events, for which React looks through the tree. */
    transition:
      border-bottom-color ${motion.fast},
      box-shadow ${motion.fast};
  }
  textarea {
    min-height: 176px;
    resize: vertical;
  }
  select {
    padding-right: 32px;
    /* Its grey suits paper and ink: a picture knows no custom property. */
    background: url('/select.svg') no-repeat right 2px center / 14px;
    cursor: pointer;
  }
  /* An empty select shows its placeholder, as an empty field does. */
  select:has(option[value='']:checked) {
    color: ${color.muted};
  }
  option {
    background: ${color.bg};
    color: ${color.fg};
  }
  ::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  :is(input, textarea, select):focus {
    border-color: ${color.accent};
    box-shadow: inset 0 -1px ${color.accent};
  }
  [aria-invalid='true'] {
    border-color: ${color.destructive};
    box-shadow: inset 0 -1px ${color.destructive};
    transition: none;
  }
  p {
    ${type.small}
    margin-top: 8px;
    color: ${color.destructive};
  }
  ${media.canHover} {
    :is(input, textarea, select):hover:not(:focus, [aria-invalid='true']) {
      border-color: ${color.fg};
    }
  }
`;
