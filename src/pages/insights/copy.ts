import { paths } from '../../paths.ts';
import { inWordsCapital } from '../../content/number-words.ts';
import { answerTime } from '../../content/promises.ts';

/** The words of /insights, section by section. */
export const hero = {
  eyebrow: 'From our projects',
  title: 'Insights & Articles',
  lead: 'What we learned while building, with the hours, prices and mistakes left in. Written by the people who did the work.',
};

/** The figures of the drawing beside the title: shares of 100 companies. */
export const gap = {
  strategic: { share: 81, label: 'of companies see low-code as strategic' },
  central: { share: 31, label: 'make it central to how they deliver' },
  caption:
    'KPMG’s low-code survey of 2023, as it is cited. Areas to scale. The article below asks why the second is so much smaller.',
};

export const list = { title: 'The latest article', more: 'Read more' };

/** What a reader may expect of an article here; every article keeps these. */
export const rules = [
  {
    title: 'Our own records, or a source',
    text: 'A figure comes from the timesheets and records of our own projects, or from a survey that is named with its year. If we can show neither, the sentence goes.',
  },
  {
    title: 'One mistake of ours in each article',
    text: 'What we got wrong, what it cost and what we do differently since.',
  },
  {
    title: 'Nobody pays to be mentioned',
    text: 'We build on platforms that we praise and platforms that we warn against, sometimes in one project.',
  },
  {
    title: 'A step to take next week',
    text: 'Every article ends with something to try that takes at most two weeks and needs no new licence.',
  },
];

export const rulesIntro = {
  eyebrow: 'Our rules',
  title: `${inWordsCapital(rules.length)} rules for every article`,
  lead: 'There are enough articles about technology. These rules keep ours few.',
};

export const closing = {
  eyebrow: `The author answers ${answerTime}`,
  title: 'Ask the authors about their articles',
  text: 'Is there a figure that you doubt, or a subject that we should take up? Write to us. So much the better if you disagree.',
  actions: [{ label: 'Contact Us', to: paths.contact }],
};
