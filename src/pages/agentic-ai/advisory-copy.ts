import type { TitledText } from '../../content/types.ts';

interface AdvisoryPhase {
  title: string;
  /** One sentence under the verb. */
  text: string;
  stages: TitledText[];
}

/** Six stages, two to a verb. */
export const advisory: AdvisoryPhase[] = [
  {
    title: 'We consult',
    text: 'Where an agent pays, where it doesn’t, and who answers for it.',
    stages: [
      {
        title: 'Readiness review',
        description:
          'Processes, data and permissions, rated red to green in ten working days. One in four reviews ends with ‘not yet’.',
      },
      {
        title: 'Use-case selection',
        description:
          'Three candidates costed to the cent per run, with the break-even month beside each.',
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
          'Each agent gets its own account with the narrowest rights that work. Personal data is masked before a model sees it.',
      },
      {
        title: 'Connection and guardrails',
        description:
          'SAP, Dynamics, Salesforce, mail: read first, write later. Limits live in one table your auditors can read.',
      },
    ],
  },
  {
    title: 'We execute',
    text: 'Until the agent carries its share, and for as long as you like after.',
    stages: [
      {
        title: 'Supervised launch',
        description:
          'Six weeks in which a named person signs off each action, and the exam grows with every correction.',
      },
      {
        title: 'Operation and review',
        description:
          'Cost per run, error rate and drift on one page each Monday. A new model goes in only after it passes your exam.',
      },
    ],
  },
];

export const advisoryIntro = {
  title: 'Advice that ends in working agents',
  lead: 'What you have at the end is drawn below: the agent does the walking, and your people keep the last word.',
};
