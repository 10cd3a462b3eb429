import { services } from '../content/navigation/services.ts';
import { paths } from '../paths.ts';

/** Where an enquiry came from: one value per form of the site. */
export type FormType = 'contact' | 'consultation' | `${string}-consultation`;

/** The form types and the page that each form stands on; a service's is `shopify-consultation`. */
export const formPages: ReadonlyMap<string, string> = new Map([
  ['contact', paths.contact],
  ['consultation', paths.bookConsultation],
  ...services.map(({ path }) => [`${path.slice(1)}-consultation`, path] as const),
]);

/** The page after a sent enquiry: `?type=consultation` if the form type contains it in any case. */
export function redirectTarget(formType: string): string {
  return paths.thankYou(/consultation/i.test(formType) ? 'consultation' : 'contact');
}
