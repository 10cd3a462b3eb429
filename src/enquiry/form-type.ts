import { paths } from '../paths.ts';

/** Where an enquiry came from: one value per form of the site, and the page that the form stands on. */
export const formPages = {
  contact: paths.contact,
  consultation: paths.bookConsultation,
  'shopify-consultation': paths.shopify,
  'power-apps-consultation': paths.powerApps,
  'agentic-ai-consultation': paths.agenticAi,
  'agile-teams-consultation': paths.agileTeams,
  'web-apps-consultation': paths.webApps,
  'ai-chat-consultation': paths.aiChat,
} as const;

export type FormType = keyof typeof formPages;

/** The page after a sent enquiry: `?type=consultation` if the form type contains it in any case. */
export function redirectTarget(formType: string): string {
  return paths.thankYou(/consultation/i.test(formType) ? 'consultation' : 'contact');
}
