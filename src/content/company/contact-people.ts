import compiled from '../compiled/contact-people.json' with { type: 'json' };
import type { ContactPerson } from '../model/person-schema.ts';

/** The people of content/people who answer enquiries. */
export const contactPeople: readonly ContactPerson[] = compiled;
