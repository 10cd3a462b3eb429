import * as z from 'zod/mini';
import { distinctBy, words } from './common-fields.ts';

const teamStorySchema = z.strictObject({
  title: words,
  lead: words,
  people: z.array(z.strictObject({ name: words, role: words })),
  /** What the months' figures count. */
  figure: words,
  months: z
    .array(z.strictObject({ title: words, figure: words, description: words }))
    .check(z.minLength(1)),
});

/** content/team-stories.yaml. */
export const teamStoriesSchema = z.array(teamStorySchema).check(distinctBy('title'));

/** An embedded team, told by the month. */
export type TeamStory = z.infer<typeof teamStorySchema>;
