import * as z from 'zod/mini';
import { described, distinct, imageAssetSchema, text } from './common-fields.ts';

const developerSchema = z.strictObject({
  bio: text,
  experience: described('Such as "20+ yrs experience".', text),
  location: text,
  skills: z.array(text).check(z.minLength(1), distinct),
});

/** content/people/<name>.yaml. */
export const personSchema = z
  .strictObject({
    order: described('The place in every list of people, the lowest first.', z.number()),
    name: text,
    title: text,
    avatar: z.optional(imageAssetSchema),
    subjects: described(
      'Of people who answer enquiries: what to ask them about.',
      z.optional(text),
    ),
    profile: described('Of people whose profile /agile-teams shows.', z.optional(developerSchema)),
  })
  .check(
    z.refine(({ subjects, profile }) => subjects !== undefined || profile !== undefined, {
      error: 'is shown nowhere: give the person a profile, or subjects that they answer',
    }),
  );

type Person = z.infer<typeof personSchema>;

/** A developer’s profile. */
export type DeveloperProfile = Pick<Person, 'name' | 'title' | 'avatar'> &
  z.infer<typeof developerSchema>;

/** A person who answers enquiries. */
export type ContactPerson = Pick<Person, 'name' | 'title' | 'avatar'> & { subjects: string };

/** The lists of people that pages show, kept apart because no page loads both. */
export function listsOfPeople(people: readonly Person[]) {
  const shown = ({ name, title, avatar }: Person) => ({ name, title, ...(avatar && { avatar }) });
  return {
    developers: people.flatMap((person): DeveloperProfile[] =>
      person.profile ? [{ ...shown(person), ...person.profile }] : [],
    ),
    'contact-people': people.flatMap((person): ContactPerson[] =>
      person.subjects ? [{ ...shown(person), subjects: person.subjects }] : [],
    ),
  };
}
