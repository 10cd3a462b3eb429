import type { FieldName } from './fields.ts';
import type { FieldErrors } from './schema.ts';

/** A refused scriptless post: what the page shows again (the messages, and everything typed). */
export interface FormFailure {
  formType: string;
  values: Partial<Record<FieldName, string>>;
  errors: FieldErrors;
  /** For a failure that belongs to no field, such as a backend that is away. */
  message?: string;
}
