import type { FilmAsset, ImageAsset, Stat, TitledText } from '../../content/types.ts';

export const hero = {
  eyebrow: 'Agentic AI',
  title: 'Agentic AI that finishes the job',
  lead: 'A chatbot explains how to book a credit note. An agent books it, attaches the proof and asks a person once the sum passes the limit you set. We design, connect and run agents like that in the systems you already own.',
  art: { src: '/art/heroes/agentic-ai', width: 1920, height: 1080 } satisfies ImageAsset,
};

interface RunStation {
  time: string;
  text: string;
  /** Done by a person, not by the agent. */
  person?: boolean;
}

/** One run of an agent, second by second: what 'finishes the job' means. */
export const run: { title: string; stations: RunStation[] } = {
  title: 'One run of an invoice agent',
  stations: [
    { time: '14:02:11', text: 'Reads invoice MK-2291 in the shared inbox' },
    { time: '+1.4 s', text: 'Finds the purchase order in the ERP, line by line' },
    { time: '+3.9 s', text: 'Sees two pallets missing on the delivery note' },
    { time: '+4.2 s', text: 'Stops: the gap is above its limit of R5,000' },
    { time: '+6 min', text: 'Naledi in Accounts approves a credit note', person: true },
    { time: '+6 min 2 s', text: 'Books it, answers the supplier, files the proof' },
  ],
};

export const stats: Stat[] = [
  { value: '75%', label: 'less manual handling in the processes an agent took over' },
  { value: '3.5x', label: 'return on the first agent within twelve months' },
  { value: '92%', label: 'of runs finished without a person stepping in' },
];

export const statsIntro = {
  title: 'A year after the first agent went live',
  source: 'Medians across client agents, against the same work in the twelve months before.',
};

export interface AiService extends TitledText {
  route: 'agent' | 'workflow' | 'automation';
  terrain: string;
  example: string;
  first: string;
}

export const services: AiService[] = [
  {
    route: 'agent',
    terrain: 'Finds its own route',
    title: 'AI Agent Development',
    description:
      'You give it a goal, tools and limits. It plans, tries, checks its own result and turns back when a way is closed. For work in which no two cases are alike.',
    example: 'Claims intake across four insurers’ portals',
    first: 'Prototype in 6–8 weeks',
  },
  {
    route: 'workflow',
    terrain: 'Chooses between marked paths',
    title: 'AI Workflows',
    description:
      'The steps are fixed; a model decides at each fork. Predictable enough for an auditor, flexible enough for real mail.',
    example: 'Sorting 900 supplier e-mails a day',
    first: 'Prototype in 3–5 weeks',
  },
  {
    route: 'automation',
    terrain: 'Follows one fixed line',
    title: 'Simple Automations',
    description:
      'No model where a rule will do. Cheaper to run, easier to test, and often all you need.',
    example: 'Statements out by 07:00 on the 1st',
    first: 'Live in 2 weeks',
  },
];

export const servicesIntro = {
  title: 'How much of the route is fixed?',
  lead: 'That one question decides what you need, and what it costs. We recommend the plainest answer that does the work.',
};

interface ApproachStep extends TitledText {
  when: string;
  result: string;
}

export const approach: ApproachStep[] = [
  {
    title: 'Walk the work',
    description:
      'Two days beside the people who do it. We time every step and note the exceptions nobody wrote down.',
    when: 'Days 1–2',
    result: 'a timed map of the process',
  },
  {
    title: 'Choose one route',
    description:
      'Candidates are scored on volume, the price of a mistake and access to data. The one that pays first goes first.',
    when: 'Week 1',
    result: 'a ranked list and a business case',
  },
  {
    title: 'Set the exam, then build',
    description:
      'First 200 real cases with known answers, then the agent. It moves on when it passes, not when it impresses.',
    when: 'Weeks 2–5',
    result: 'a prototype and its score',
  },
  {
    title: 'Run beside people',
    description:
      'The agent proposes and your team decides. Each correction joins the exam as a new case.',
    when: 'Weeks 6–8',
    result: 'the rate of agreement, case by case',
  },
  {
    title: 'Widen the limits',
    description:
      'Where agreement has held for two weeks, it acts alone up to a sum you set. We watch cost, errors and drift.',
    when: 'From week 9',
    result: 'an agent in production, with a switch',
  },
];

export const approachIntro = {
  title: 'Five steps, each with a place to stop',
  lead: 'Every step ends with something you keep, so the decision to go on is never a leap.',
};

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
  title: 'We consult, we integrate, we execute',
  lead: 'What you get at the end is drawn below: a flow in which the agent does the walking and your people keep the last word.',
};

export const film: FilmAsset = {
  src: '/film/agentic-process',
  title: 'A route is surveyed across contour lines, station by station',
  poster: { src: '/film/agentic-process-poster', width: 1280, height: 720 },
  width: 1280,
  height: 720,
};

export const processIntro = {
  title: 'In production, it stays on the map',
  lead: 'An agent you can’t follow is one you can’t use. Three rules hold for every one we run.',
};

export const processRules: TitledText[] = [
  {
    title: 'Every step is recorded',
    description: 'What it read, what it decided, on which rule. Kept for 24 months, searchable.',
  },
  {
    title: 'Every limit is yours',
    description: 'Sums, hours, systems and recipients. You change them without a release.',
  },
  {
    title: 'Every run can be stopped',
    description: 'One switch, and open work is back in your team’s queue within a minute.',
  },
];

export const useCasesIntro = {
  title: 'Real-World Use Cases',
  lead: 'Two kinds of model, two shapes of work: one looks ahead, the other makes many out of one.',
};

export const closing = {
  eyebrow: 'Answer within 24 hours',
  title: 'Which task would you hand over first?',
  text: 'Describe it in a paragraph. A specialist writes back with the three questions that decide whether an agent would pay for itself.',
};

export const lead = {
  title: 'Get Your Free AI Consultation',
  subtitle: 'Thirty minutes on one process of yours, with an engineer who has put agents live.',
  steps: [
    {
      title: 'An AI specialist reads your note',
      description: 'You hear from that person, by name, within 24 hours.',
    },
    {
      title: 'We walk through one process',
      description: 'On a call, with a real case open: volume, exceptions, systems.',
    },
    {
      title: 'You get a one-page verdict',
      description: 'Agent, workflow, plain automation or none of them, each with a price.',
    },
  ] satisfies TitledText[],
};
