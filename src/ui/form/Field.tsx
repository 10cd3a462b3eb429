import {
  type ComponentProps,
  type FocusEventHandler,
  type FormEventHandler,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { groupDigits } from '../../content/words/numbers.ts';
import { color, font, media, motion } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Icon, type IconName } from '../media/Icon.tsx';

/**
 * A label over a ruled input. The rule is darker than a hairline because it marks a control (WCAG 1.4.11).
 */
const FieldBox = styled.div`
  label {
    ${textStyle.label}
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: center;
    padding-bottom: 4px; /* room for the field's focus ring */
    color: ${color.muted};
  }
  svg,
  label span {
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
    /* One side only, because each animated side fires three transition events, which React dispatches. */
    transition:
      border-bottom-color ${motion.fast},
      box-shadow ${motion.fast};
  }
  textarea {
    min-height: 176px;
    resize: vertical;
  }
  select {
    padding-inline-end: 32px;
    /* A grey that suits both tones: images can't use custom properties. */
    background: url('/select.svg') no-repeat right 2px center / 14px;
    cursor: pointer;
  }
  [dir='rtl'] & select {
    background-position-x: 2px;
  }
  /* An empty select shows its placeholder. */
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
    ${textStyle.small}
    margin-top: 8px;
    color: ${color.muted};
  }
  .error {
    display: flex;
    gap: 8px;
    color: ${color.destructive};
  }
  .count {
    font-variant-numeric: tabular-nums;
  }
  .count[data-over] {
    color: ${color.destructive};
  }
  .error svg {
    margin-top: 3px;
  }
  ${media.canHover} {
    :is(input, textarea, select):hover:not(:focus, [aria-invalid='true']) {
      border-color: ${color.fg};
    }
  }
`;

interface FieldProps {
  /** Unique on the page; also the prefix of the message's id. */
  id: string;
  name: string;
  label: string;
  /** The empty option of a select. */
  placeholder?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  icon: IconName;
  /** Shows the (Optional) tag; other fields are marked as required. */
  optional?: boolean;
  /** The choices of a select. */
  options?: readonly string[];
  /** The purpose of the field, in small print. */
  hint?: string;
  /** The error message; also marks the field as invalid. */
  error?: string | undefined;
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** In characters. No `maxlength`, by which browsers cut longer text silently: a count says so. */
  maxLength?: number;
  /** The initial value of the uncontrolled field. */
  defaultValue?: string | undefined;
  /** Listeners of a form library (react-hook-form's `register`). */
  control?: {
    ref: (element: HTMLElement | null) => void;
    onChange: FormEventHandler<HTMLElement>;
    onBlur: FocusEventHandler<HTMLElement>;
  };
}

/** A labelled, uncontrolled field; without script it works as HTML. */
export function Field(props: FieldProps) {
  const { id, name, label, placeholder, type = 'text', optional = false, options = [] } = props;
  const { hint, error, defaultValue, autoComplete, inputMode, maxLength, control } = props;
  const [input, count, countAgain] = useCount(type === 'select' ? undefined : maxLength);
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const countId = count && `${id}-count`;
  const common = {
    id,
    name,
    defaultValue,
    autoComplete,
    required: !optional,
    'aria-invalid': error !== undefined,
    'aria-describedby': [errorId, countId, hintId].filter(Boolean).join(' ') || undefined,
    ...control,
  };
  const text = {
    ...common,
    placeholder,
    inputMode,
    onInput: countAgain,
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      input.current = element;
      control?.ref(element);
    },
  };
  return (
    <FieldBox data-type={type}>
      <label htmlFor={id}>
        <Icon name={props.icon} size={16} />
        {label}
        {optional && <span> (Optional)</span>}
      </label>
      {type === 'textarea' && <textarea {...text} rows={5} />}
      {type === 'select' && (
        <select {...common}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {type !== 'textarea' && type !== 'select' && <input {...text} type={type} />}
      {error && (
        <p className="error" id={errorId}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
      {count && (
        <p className="count" id={countId} data-over={count.isOver || undefined} role="status">
          {count.text}
        </p>
      )}
      {hint && <p id={hintId}>{hint}</p>}
    </FieldBox>
  );
}

/** The share of the limit from which characters are counted. */
const NEAR = 0.9;

/**
 * The count of a text near its limit or beyond it. It follows each render, too, because a script or autofill may have
 * set the text.
 */
function useCount(max: number | undefined) {
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const countAgain = () => setLength(input.current?.value.trim().length ?? 0);
  useLayoutEffect(countAgain);
  const isShown = max !== undefined && length >= NEAR * max;
  const count = isShown
    ? {
        isOver: length > max,
        text:
          length > max
            ? `${groupDigits(length - max)} too many: at most ${groupDigits(max)} characters`
            : `${groupDigits(length)} of ${groupDigits(max)} characters`,
      }
    : undefined;
  return [input, count, countAgain] as const;
}
