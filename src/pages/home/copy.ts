import { clients } from '../../content/company/clients.ts';
import { quotes } from '../../content/company/price-quotes.ts';
import { company, countries, countriesInWords } from '../../content/company/company.ts';
import {
  answerHours,
  consultationMinutes,
  proposal,
  prototypeTime,
  review,
  reviewReport,
  reviewers,
  sprintWeeks,
  storeLaunchWeeks,
  trialDays,
} from '../../content/company/promises.ts';
import { isOffered } from '../../content/navigation/services.ts';
import { siteConfig } from '../../content/site.ts';
import type { MeasuredStudy } from '../../content/model/case-study-schema.ts';
import type { Stat, TitledText } from '../../content/model/texts.ts';
import { inWordsCapital, wordList } from '../../content/words/number-words.ts';
import { paths } from '../../paths.ts';

/** The home page's texts, in the order of its sections. */
export const hero = {
  title: 'Creating value through innovative solutions',
  lead: `${isOffered('agentic-ai') ? 'AI agents, business apps' : 'Business apps'} and software for companies that have to show a result this year. ${company.people} people in ${countriesInWords()}, and one named lead for your project.`,
  book: 'Book a Consultation',
  work: 'See recent work',
  measured: { before: 'Before', after: 'After' },
};

/** The site's main promises, shown under the hero. */
export const promises: Stat[] = [
  ...(isOffered('shopify')
    ? [{ value: `Under ${storeLaunchWeeks} weeks`, label: 'to launch a store that takes orders' }]
    : []),
  { value: prototypeTime, label: 'to a prototype your users can try' },
  ...(isOffered('agile-teams')
    ? [{ value: `${trialDays} days`, label: 'of a team’s work before you pay' }]
    : []),
  { value: `${answerHours} hours`, label: 'to an answer from one of our leads' },
];

export const about = {
  eyebrow: 'Who we are',
  title: 'We study the work before we build',
  lead: 'Software that rests on a guess about how people work has to be built twice. So we go and look first.',
};

/** Studies' first results. */
export const results = {
  title: 'What our work changed',
  values: ({ before, after }: MeasuredStudy['result']) => `Before: ${before}. After: ${after}.`,
  /** @param title the study's */
  link: (title: string) => `Read the case study: ${title}`,
};

/** The company's size. */
export const size = `${company.people} people in ${countriesInWords()}${countries.length === 1 ? '' : `: ${wordList(countries, 'and')}`}.`;

/** The step with an example of its result. */
export const reviewStep = 'Process review';

/** The steps of a project, left to right. */
export const steps: TitledText[] = [
  {
    title: 'Consultation',
    description: `Free, ${consultationMinutes} minutes. You tell us what takes too long or goes wrong; we tell you what we would build first, and what we would leave alone. Then you get ${proposal}.`,
  },
  {
    title: reviewStep,
    description: `${quotes.review ? `${quotes.review}, taken` : 'Its price is taken'} off the project’s${quotes.review ? ' price' : ''} if you go on. ${reviewers} work for you for ${review.workingDays}\u00a0days, ${review.daysBesidePeople} of them beside the people who do the work. On working day ${review.workingDays} you get ${reviewReport}. If the honest answer is ‘buy it’, it says so.`,
  },
  {
    title: 'Build',
    description: `One team, from the first wireframe to the night of the release. Every ${sprintWeeks}\u00a0weeks there is something to try, so mistakes show early.`,
  },
  {
    title: 'Handover',
    description:
      'Code, accounts, tests and documentation are yours from the first day. You stay because the work is good, not because you can’t leave.',
  },
];

export const expertise = {
  eyebrow: 'Our expertise',
  title: wordList(
    [
      'Custom software development',
      ...(isOffered('agentic-ai') || isOffered('ai-chat') ? ['AI'] : []),
      ...(isOffered('agile-teams') ? ['the teams to build it'] : []),
    ],
    'and',
  ),
  lead: 'Our services, one at a time or together, under one agreement.',
  all: 'Explore All Solutions',
};

export const whyPartner = {
  eyebrow: 'Why partner',
  title: `Why partner with ${siteConfig.name}`,
  lead: 'Seven things that you can hold us to, and where they are written.',
  caption: 'A project, from process review to handover.',
  studies: 'Read the case studies',
};

export const clientLogos = {
  eyebrow: 'Who we work for',
  title: 'Our Clients',
  lead: `${inWordsCapital(clients.length, ['client', 'clients'])} besides those in the case studies.`,
};

export const closing = {
  eyebrow: `Free consultation, ${consultationMinutes} minutes`,
  title: 'Bring the project you are least sure of',
  text: `Talk to one of our leads for ${consultationMinutes}\u00a0minutes, at no charge. You leave with a first sketch of the problem and our opinion on what to build first.`,
  actions: [
    { label: 'Book a Consultation', to: paths.contact },
    { label: 'See recent work', to: paths.caseStudies },
  ],
};
