import type { FieldErrors, FieldName } from './schema.ts';

/** A refused scriptless post: what the page shows again (SPEC.md 5 messages, everything typed). */
export interface FormFailure {
  formType: string;
  values: Partial<Record<FieldName, string>>;
  errors: FieldErrors;
  /** For a failure that belongs to no field, such as a backend that is away. */
  message?: string;
}
