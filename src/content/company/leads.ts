import type { Sampled } from '../types.ts';

/** Somebody who answers enquiries: a developer's profile has the rest. */
export interface Lead extends Sampled {
  name: string;
  title: string;
  /** What they answer for. */
  subjects: string;
}

/** The leads who answer enquiries. Sample people, of the developers' profiles; a test keeps them equal. */
export const leads: readonly Lead[] = [
  {
    sample: true,
    name: 'Thandeka Mokoena',
    title: 'Principal Software Architect',
    subjects: 'AI agents, chat and anything that has to connect to what you already run',
  },
  {
    sample: true,
    name: 'Lerato Sekgobela',
    title: 'Delivery Lead',
    subjects: 'teams, business apps, stores and products for web and phone',
  },
];
