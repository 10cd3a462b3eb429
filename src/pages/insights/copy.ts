import { paths } from '../../paths.ts';
import { inWordsCapital } from '../../content/words/number-words.ts';
import { answerTime } from '../../content/company/promises.ts';

/** The texts of /insights, section by section. */
export const hero = {
  eyebrow: 'From our projects',
  title: 'Insights & Articles',
  lead: 'What we learn while building, from the people who do the work.',
};

/** Shown without articles. */
export const emptyState = {
  lead: `${hero.lead} The first article is being written.`,
  closing: {
    title: 'What should the first article be about?',
    text: 'Is there a subject that we should take up, or a figure that you would like to see? Write to us.',
  },
};

export const follow = 'Subscribe (Atom\u00a0feed)';

/** The cost of the mistake that an article tells. */
export const chart = { cost: (hours: string) => `Our mistake: ${hours} hours` };

export const list = { title: 'The latest article', more: 'Read more' };

/** The editorial rules, which every article follows. */
export const rules = [
  {
    title: 'Our own records, or a source',
    text: 'A figure comes from the timesheets and records of our own projects, or from a survey that is named with its year. If we can show neither, the sentence goes, or we say what we could not find.',
  },
  {
    title: 'Our mistakes, too',
    text: 'Where we got something wrong, we say what it cost and what we have done differently since.',
  },
  {
    title: 'Nobody pays to be mentioned',
    text: 'We build on platforms that we praise and platforms that we warn against, sometimes in one project.',
  },
  {
    title: 'Advice begins with a small step',
    text: 'Something to try next week, which takes at most 2\u00a0weeks and needs no new licence.',
  },
];

export const rulesIntro = {
  eyebrow: 'Our rules',
  title: `${inWordsCapital(rules.length)} rules for every article`,
  lead: 'There are enough articles about technology. These rules keep ours few.',
};

export const closing = {
  eyebrow: `An answer ${answerTime}`,
  title: 'Ask the authors about their articles',
  text: 'Is there a figure that you doubt, or a subject that we should take up? Write to us. So much the better if you disagree.',
  actions: [{ label: 'Contact Us', to: paths.contact }],
};
