import { markdownPages } from './markdown-pages.ts';
import { services } from './services.ts';
import { paths } from '../../paths.ts';

/** Identifies the form that sent an enquiry. */
export type FormType = 'contact' | 'consultation' | `${string}-consultation`;

/**
 * The form type of a service or a Markdown page, like `shopify-consultation`. A service's is its key, which stays
 * when the page moves.
 */
export const formTypeOf = ({ id, path }: { id?: string; path: string }): FormType =>
  `${id ?? decodeURI(path.slice(1))}-consultation`;

/** The page of each form type. */
export const formPages: ReadonlyMap<string, string> = new Map([
  ['contact', paths.contact],
  ['consultation', paths.bookConsultation],
  ...[...services, ...markdownPages.filter(({ hasForm }) => hasForm)].map(
    (page) => [formTypeOf(page), page.path] as const,
  ),
]);

/** The paths of the pages with a form. */
export const formPaths: ReadonlySet<string> = new Set(formPages.values());

/** The value of the parameter `type` of the page after an enquiry about a consultation. */
export const CONSULTATION = 'consultation';

/** The page after a sent enquiry: `?type=consultation` if the form type contains it in any case. */
export function redirectTarget(formType: string): string {
  return `${paths.thankYou}?type=${/consultation/i.test(formType) ? CONSULTATION : 'contact'}`;
}
