import type { Attribution } from './attribution.ts';
import type { EnquiryValues } from './schema.ts';

/** What `process-form-submission` receives: these fields and no others (SPEC.md 7). '' means none. */
export interface EnquiryPayload extends Attribution {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  formType: string;
}

/** Picks the fields of SPEC.md 7; `marketing` and everything else stays behind. */
export function toPayload(
  values: Omit<EnquiryValues, 'marketing'>,
  attribution: Attribution,
  formType: string,
): EnquiryPayload {
  return {
    name: values.name,
    email: values.email,
    phone: values.phone,
    company: values.company,
    message: values.message,
    formType,
    utmSource: attribution.utmSource,
    utmMedium: attribution.utmMedium,
    utmCampaign: attribution.utmCampaign,
    utmTerm: attribution.utmTerm,
    utmContent: attribution.utmContent,
    referrer: attribution.referrer,
    entryPage: attribution.entryPage,
    lastPage: attribution.lastPage,
  };
}
