import { attributionNames, fieldNames, type FieldName, type PayloadName } from './fields.ts';
import type { Attribution } from './attribution.ts';

/** What `process-form-submission` receives: these fields and no others. '' means none. */
export type EnquiryPayload = Record<PayloadName, string>;

/** Picks the fields that the function receives; `marketing` and everything else stays behind. */
export function toPayload(
  values: Record<FieldName, string>,
  attribution: Attribution,
  formType: string,
): EnquiryPayload {
  return { ...pick(values, fieldNames), formType, ...pick(attribution, attributionNames) };
}

function pick<Name extends string>(values: Record<Name, string>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>;
}
