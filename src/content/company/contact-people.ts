import type { ContactPerson } from '../records/record-schemas.ts';

/** The leads who answer enquiries. A test compares them with the developers' profiles. */
export const contactPeople: readonly ContactPerson[] = [
  {
    name: 'Thandeka Mokoena',
    title: 'Principal Software Architect',
    avatar: { src: '/art/people/thandeka-mokoena.svg', width: 480, height: 480 },
    subjects: 'AI agents, chat and anything that has to connect to what you already run',
  },
  {
    name: 'Lerato Sekgobela',
    title: 'Delivery Lead',
    avatar: { src: '/art/people/lerato-sekgobela.svg', width: 480, height: 480 },
    subjects: 'teams, business apps, stores and products for web and phone',
  },
];
