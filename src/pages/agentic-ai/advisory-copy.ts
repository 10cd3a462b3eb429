import { country } from '../../content/company/country.ts';
import { ownFigures } from '../../content/company/figures.ts';
import { review } from '../../content/company/promises.ts';
import { inWordsCapital } from '../../content/words/number-words.ts';
import type { TitledText } from '../../content/model/texts.ts';

interface AdvisoryPhase {
  title: string;
  /** One sentence under the verb. */
  text: string;
  stages: TitledText[];
}

/** Six stages, two to a verb. */
const phases: AdvisoryPhase[] = [
  {
    title: 'We consult',
    text: 'Where an agent pays, where it doesn’t, and who answers for it.',
    stages: [
      {
        title: 'Process review',
        description: `Processes, data and permissions, rated from red to green on working day ${review.workingDays}. The answer may be ‘not yet’.`,
      },
      {
        title: 'Use-case selection',
        description: 'Three candidates, each with its cost per run and break-even month.',
      },
    ],
  },
  {
    title: 'We integrate',
    text: 'Into the systems you own, under the roles they already enforce.',
    stages: [
      {
        title: 'Data and access',
        description:
          'Each agent gets its own account with the narrowest rights that work. Personal information in text is masked before a model reads it, as far as a filter recognises it.',
      },
      {
        title: 'Connection',
        description:
          'SAP, Dynamics, Salesforce, email: the agent reads first and writes later, and each connection has a test of its own.',
      },
    ],
  },
  {
    title: 'We execute',
    text: 'Until the agent does its share, and afterwards for as long as you like.',
    stages: [
      {
        title: 'Roll-out',
        description:
          'Team by team, each with half a day of training and somebody who is responsible for the agent there.',
      },
      {
        title: 'Operation and review',
        description:
          'Cost per run, error rate and drift on one page each Monday. A new model goes in only after it has passed your test.',
      },
    ],
  },
];

export const advisory = {
  eyebrow: 'Advisory',
  title: `AI consulting in ${country.name.replaceAll(' ', '\u00a0')} that ends in working agents`,
  lead: 'Six stages, from the first question to daily operation. The drawing shows how a piece of work runs once they are done.',
  contact: 'Contact Sales',
  /** On phones, opens a phase's two stages. */
  stages: (first: number) => `Stages ${first} and ${first + 1}`,
  phases,
};

/** Who does a step; also the diagram's lanes, top to bottom. */
export const lanes = [
  { key: 'people', label: 'Your people' },
  { key: 'agent', label: 'The agent' },
  { key: 'systems', label: 'Your systems' },
] as const;

type Lane = (typeof lanes)[number]['key'];

interface WorkflowStep {
  name: string;
  note: string;
  lane: Lane;
}

/** The path of a piece of work after the six stages. */
const steps: WorkflowStep[] = [
  { name: 'Work arrives', note: 'email, form, ERP event', lane: 'systems' },
  { name: 'Reads and plans', note: 'goal, rules, past cases', lane: 'agent' },
  { name: 'Looks up the facts', note: 'orders, terms, stock', lane: 'systems' },
  { name: 'Within its limits?', note: 'amount, risk, confidence', lane: 'agent' },
  { name: 'A person decides', note: 'with the facts beside it', lane: 'people' },
  { name: 'Books the step', note: 'with its own account', lane: 'systems' },
  { name: 'Reports, files the proof', note: 'to your archive', lane: 'agent' },
];

const { alone } = ownFigures.agent ?? {};

/**
 * The ways from the fourth step, in the wide drawing, the narrow one and words; with shares if the company states them.
 */
const ways =
  alone === undefined
    ? {
        alone: { wide: 'yes', narrow: 'yes', inWords: 'runs within their limits' },
        person: { wide: 'no', narrow: 'no', inWords: 'the others' },
      }
    : {
        alone: { wide: `yes ${alone}%`, narrow: `${alone}%`, inWords: `${alone}% of runs` },
        person: {
          wide: `no ${100 - alone}%`,
          narrow: `${100 - alone}%`,
          inWords: `${100 - alone}%`,
        },
      };

export const workflow = {
  label: 'Workflow of an agent between your people and your systems',
  description: `${inWordsCapital(steps.length)} stations. At the fourth, ${ways.alone.inWords} go straight on to the sixth; ${ways.person.inWords} go to a person first, whose correction flows back to the second.`,
  correction: 'the correction, as a new test case',
  ways,
  steps,
};
