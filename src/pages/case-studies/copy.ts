import { paths } from '../../paths.ts';
import type { CaseStudyListing } from '../../content/model/case-study-schema.ts';
import { isOngoing } from '../../content/model/phases.ts';
import { inWordsCapital } from '../../content/words/number-words.ts';
import { answerTime, baselineWeeks, resultDay } from '../../content/company/promises.ts';

/** The texts of /case-studies, section by section. */
export const hero = {
  eyebrow: 'Recent work',
  title: 'Case Studies',
  lead: 'What was slow, what we built and what changed. Each card shows one result; the case study has all of them, with the values before and after.',
  index: 'Index of case studies',
};

/** Shown without studies. */
export const emptyState = {
  lead: 'What was slow, what we built and what changed: our first case studies are being written.',
  closing: {
    title: 'Tell us about your project',
    text: 'Describe what takes too long or goes wrong, in a few lines. One of our leads answers with what we would measure, and what we would build first.',
  },
};

/**
 * The head of the list; its numbers are those of the studies given.
 *
 * @param allHaveSetback each study has a setback
 */
export function listIntro(
  studies: readonly Pick<CaseStudyListing, 'timeline'>[],
  allHaveSetback: boolean,
) {
  const months = studies
    .filter((study) => !isOngoing(study))
    .map(({ timeline }) => Number.parseInt(timeline, 10))
    .filter(Number.isFinite);
  const [shortest, longest] = [Math.min(...months), Math.max(...months)];
  const span =
    shortest < longest ? `The shortest took ${monthsText(shortest)}, the longest ${longest}. ` : '';
  const isOne = studies.length === 1;
  return {
    eyebrow: isOne ? 'The case study' : 'The case studies',
    title: `${inWordsCapital(studies.length, ['project and what it', 'projects and what each one'])} changed`,
    lead: `${span}${isOne ? 'The' : 'Each'} case study says where things stood before${allHaveSetback ? ', what went wrong on the way,' : ''} and what came of it.`,
  };
}

const monthsText = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

export const card = {
  link: 'View Case Study',
  failed: "This case study couldn't be displayed. Please try refreshing the page.",
};

/** The studies below the cards. */
export const more = { title: 'More case studies', link: 'More' };

export const method = {
  eyebrow: 'Method',
  title: 'How we measure results',
  lead: 'A change needs two values, one from before and one from after. This is when we take them.',
};

/** When the two values are measured, and how they are written. */
export const measurements = [
  {
    when: `${baselineWeeks} weeks before release`,
    title: 'The starting value',
    text: 'Or, where seasons matter, the same weeks of the year before. Without it we claim no change, only a count or a share.',
  },
  {
    when: `${resultDay} calendar days after launch`,
    title: 'The result',
    text: 'Read from the systems that the work is done in, with campaign weeks and price changes left out.',
  },
  {
    when: 'On the case study’s page',
    title: 'Both, side by side',
    text: 'A change is printed with its value before and its value after. A figure that takes longer to show names its period.',
  },
];

/** @param count of the studies */
export const closing = (count: number) => ({
  eyebrow: `An answer ${answerTime}`,
  title: count === 1 ? 'Is your project like it?' : 'Which of them is most like yours?',
  text: `Describe what takes too long or goes wrong, in a few lines. One of our leads answers with ${count === 1 ? '' : 'the case study that comes closest, and with '}what would differ in your case.`,
  actions: [{ label: 'Get in Touch', to: paths.contact }],
});
