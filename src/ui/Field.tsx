import { Building2, Mail, MessageSquare, Phone, User } from 'lucide-react';
import type { ComponentProps, FocusEventHandler, FormEventHandler } from 'react';
import { FieldBox } from './field-style.ts';

const icons = {
  user: User,
  email: Mail,
  phone: Phone,
  company: Building2,
  message: MessageSquare,
} as const;

export interface FieldProps {
  /** Unique on the page; the message's id is made from it. */
  id: string;
  name: string;
  label: string;
  /** Of a select: its empty option. */
  placeholder: string;
  type?: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  icon: keyof typeof icons;
  /** Shows the (Optional) tag; without it the field is marked as required. */
  optional?: boolean;
  /** The choices of a select. */
  options?: readonly string[];
  /** The message under the field; also marks it as invalid. */
  error?: string | undefined;
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  maxLength?: number;
  /** What stands in the field at first; the browser keeps the value from then on. */
  defaultValue?: string | undefined;
  /** Listeners of a form library (react-hook-form's `register`). */
  control?: {
    ref: (element: HTMLElement | null) => void;
    onChange: FormEventHandler<HTMLElement>;
    onBlur: FocusEventHandler<HTMLElement>;
  };
}

/** A labelled, uncontrolled field, ruled rather than boxed; without script it works as HTML. */
export function Field(props: FieldProps) {
  const { id, name, label, placeholder, type = 'text', optional = false, options = [] } = props;
  const { error, defaultValue, autoComplete, inputMode, maxLength, control } = props;
  const Icon = icons[props.icon];
  const errorId = `${id}-error`;
  const common = {
    id,
    name,
    defaultValue,
    autoComplete,
    required: !optional,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    ...control,
  };
  const text = { ...common, placeholder, maxLength, inputMode };
  return (
    <FieldBox data-type={type}>
      <label htmlFor={id}>
        <Icon size={16} strokeWidth={1.5} aria-hidden />
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
      {error !== undefined && <p id={errorId}>{error}</p>}
    </FieldBox>
  );
}
