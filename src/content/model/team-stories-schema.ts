import * as z from 'zod/mini';
import { distinctBy, text } from './common-fields.ts';

const teamStorySchema = z.strictObject({
  title: text,
  lead: text,
  people: z.array(z.strictObject({ name: text, role: text })),
  /** What the months' figures count. */
  figure: text,
  months: z
    .array(z.strictObject({ title: text, figure: text, description: text }))
    .check(z.minLength(1)),
});

/** content/team-stories.yaml. */
export const teamStoriesSchema = z.array(teamStorySchema).check(distinctBy('title'));

/** An embedded team, month by month. */
export type TeamStory = z.infer<typeof teamStorySchema>;
