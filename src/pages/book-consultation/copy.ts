import { site } from '../../content/site.ts';
import type { TitledText } from '../../content/types.ts';

export const hero = {
  eyebrow: 'Free, 30 minutes',
  title: 'Book a consultation. Bring the hard part.',
  lead: 'You talk to an engineer who has built something like it, not to a salesperson. If we are the wrong people for the job, you will hear that too.',
};

/** The half hour, minute by minute. */
export const agenda: (TitledText & { minutes: string })[] = [
  {
    minutes: '00–05',
    title: 'The problem',
    description: 'In your words. A sketch or a screenshot helps more than a deck.',
  },
  {
    minutes: '05–20',
    title: 'The ground',
    description: 'Systems, people, deadlines, and what has been tried before.',
  },
  {
    minutes: '20–30',
    title: 'The way across',
    description: 'What we would build first, what it might cost, and what to leave alone.',
  },
];

export const form = {
  title: 'Tell us what it is about',
  subtitle: `Two lines are enough. The right person reads them before the call, and you have an answer within ${site.responseHours} hours.`,
};

export const schedule = {
  eyebrow: 'Pick a time',
  title: 'Or go straight to the calendar.',
  lead: 'Half-hour slots in South African time, shown in yours. You get an invitation with a video link at once.',
};
