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
  placeholder: string;
  type?: 'text' | 'email' | 'tel' | 'textarea';
  icon: keyof typeof icons;
  /** Shows the (Optional) tag; without it the field is marked as required. */
  optional?: boolean;
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

/** A labelled, uncontrolled text field, ruled rather than boxed (SPEC.md 3, field component props). */
export function Field({
  id,
  label,
  type = 'text',
  icon,
  optional = false,
  error,
  control,
  ...rest
}: FieldProps) {
  const Icon = icons[icon];
  const errorId = `${id}-error`;
  const attributes = {
    id,
    ...rest,
    ...control,
    required: !optional,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  return (
    <FieldBox data-type={type}>
      <label htmlFor={id}>
        <Icon size={16} strokeWidth={1.5} aria-hidden />
        {label}
        {optional && <span> (Optional)</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input {...attributes} type={type} />
      )}
      {error !== undefined && <p id={errorId}>{error}</p>}
    </FieldBox>
  );
}
