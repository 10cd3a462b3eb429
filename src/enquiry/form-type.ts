import { services } from '../content/navigation/services.ts';
import { paths } from '../paths.ts';

/** Identifies the form that sent an enquiry. */
export type FormType = 'contact' | 'consultation' | `${string}-consultation`;

/** The page of each form type; a service's form type is like `shopify-consultation`. */
export const formPages: ReadonlyMap<string, string> = new Map([
  ['contact', paths.contact],
  ['consultation', paths.bookConsultation],
  ...services.map(({ path }) => [`${path.slice(1)}-consultation`, path] as const),
]);

/** The page after a sent enquiry: `?type=consultation` if the form type contains it in any case. */
export function redirectTarget(formType: string): string {
  return `${paths.thankYou}?type=${/consultation/i.test(formType) ? 'consultation' : 'contact'}`;
}
