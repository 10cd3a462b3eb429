import compiled from '../compiled/team-stories.json' with { type: 'json' };
import type { TeamStory } from '../model/team-stories-schema.ts';

/** The teams on /agile-teams: content/team-stories.yaml. */
export const teamStories = compiled as readonly TeamStory[];
