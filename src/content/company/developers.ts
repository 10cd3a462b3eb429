import compiled from '../compiled/developers.json' with { type: 'json' };
import type { DeveloperProfile } from '../model/person-schema.ts';

/** The people of content/people with a profile, which /agile-teams shows. */
export const developers: readonly DeveloperProfile[] = compiled;
