import { paths } from '../paths.ts';

/** Where an enquiry came from: one value per form of the site (SPEC-NOTES 4). */
export const formTypes = [
  'contact',
  'consultation',
  'shopify-consultation',
  'power-apps-consultation',
  'agentic-ai-consultation',
  'agile-teams-consultation',
  'web-apps-consultation',
  'ai-chat-consultation',
] as const;

export type FormType = (typeof formTypes)[number];

/** The page after a sent enquiry: `?type=consultation` if the form type contains it in any case (SPEC.md 4). */
export function redirectTarget(formType: string): string {
  return paths.thankYou(/consultation/i.test(formType) ? 'consultation' : 'contact');
}
