/** Somebody who answers enquiries: a developer's profile has the rest. */
export interface Lead {
  name: string;
  title: string;
  /** What they answer for. */
  subjects: string;
}

/** The two leads who answer first. Sample people, of the developers' profiles; a test keeps them equal. */
export const leads: readonly Lead[] = [
  {
    name: 'Thandeka Mokoena',
    title: 'Principal Software Architect',
    subjects: 'AI agents, chat and anything that has to connect to what you already run',
  },
  {
    name: 'Lerato Sekgobela',
    title: 'Delivery Lead',
    subjects: 'teams, business apps, stores and products for web and phone',
  },
];
