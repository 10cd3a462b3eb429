import type { ImageAsset, Sampled } from '../types.ts';

/** Somebody who answers enquiries: a developer's profile has the rest. */
interface ContactPerson extends Sampled {
  name: string;
  title: string;
  /** What they answer for. */
  subjects: string;
  avatar?: ImageAsset;
}

/** The leads who answer enquiries. Sample people, of the developers' profiles; a test keeps them equal. */
export const contactPeople: readonly ContactPerson[] = [
  {
    sample: true,
    name: 'Thandeka Mokoena',
    avatar: { src: '/art/people/thandeka-mokoena', width: 320, height: 320 },
    title: 'Principal Software Architect',
    subjects: 'AI agents, chat and anything that has to connect to what you already run',
  },
  {
    sample: true,
    name: 'Lerato Sekgobela',
    avatar: { src: '/art/people/lerato-sekgobela', width: 320, height: 320 },
    title: 'Delivery Lead',
    subjects: 'teams, business apps, stores and products for web and phone',
  },
];
