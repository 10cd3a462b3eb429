import { paths } from '../../paths.ts';
import {
  agentAloneFromWeek,
  agentPrototypeWeeks,
  agentRecordMonths,
  agentSupervisionWeeks,
  answerTime,
  automationWeeks,
  consultationMinutes,
  review,
  reviewReport,
  reviewers,
  workflowPrototypeWeeks,
} from '../../content/company/promises.ts';
import { inWordsCapital } from '../../content/words/number-words.ts';
import { automationTerm } from '../../content/words/row-id.ts';
import { nameOfService } from '../../content/navigation/services.ts';
import { quotes, reviewFirst } from '../../content/company/price-quotes.ts';
import type { TitledText } from '../../content/model/texts.ts';

const name = nameOfService('agentic-ai');

export const hero = {
  eyebrow: name,
  title: 'Agentic AI that finishes the job',
  lead: 'A chatbot explains how to book a credit note. An agent books it, attaches the proof and asks a person once the amount passes the limit you set. We design, connect and run such agents in the systems you already own.',
  actions: [
    { label: 'Book a Consultation', to: paths.contact },
    { label: 'Talk to a Consultant', to: paths.bookConsultation },
  ],
};

interface RunStep {
  time: string;
  text: string;
  /** Done by a person, not by the agent. */
  person?: boolean;
}

/** One run of an agent, second by second. */
export const run: { title: string; fold: string; person: string; steps: RunStep[] } = {
  title: 'Our example on this page: one run of an invoice agent',
  fold: 'Six steps in six minutes',
  person: 'A person: ',
  steps: [
    { time: '14:02:11', text: 'Reads invoice MK-2291 in the shared inbox' },
    { time: '+1.4 s', text: 'Finds the purchase order in the ERP, line by line' },
    { time: '+3.9 s', text: 'Sees two pallets missing on the delivery note' },
    { time: '+4.2 s', text: 'Stops: the gap is above its limit' },
    { time: '+6 min', text: 'A clerk in Accounts approves a credit note', person: true },
    { time: '+6 min 2 s', text: 'Books it, answers the supplier, files the proof' },
  ],
};

export const figuresIntro = {
  eyebrow: 'In figures',
  title: 'What a first AI agent changes',
  fold: 'Where the figures come from',
};

interface AiService extends TitledText {
  /** How far it decides by itself. */
  kind: string;
  example: string;
  first: string;
}

export const servicesIntro: {
  eyebrow: string;
  title: string;
  lead: string;
  exampleLabel: string;
  firstLabel: string;
  contact: string;
  items: AiService[];
} = {
  eyebrow: 'What we build',
  title: 'AI agent development, workflows and automations',
  lead: 'Where every case follows the same rule, an automation is enough, and costs least. The more the cases differ, the more an agent is worth.',
  exampleLabel: 'For example',
  firstLabel: 'First result',
  contact: 'Explore All Services',
  items: [
    {
      kind: 'Plans its own steps',
      title: 'AI Agent Development',
      description:
        'You give it a goal, tools and limits. It plans, tries, checks its own result and tries another route if the first fails. For work in which no two cases are alike.',
      example: 'Claims intake across four insurers’ portals',
      first: `Prototype in ${agentPrototypeWeeks}\u00a0weeks`,
    },
    {
      kind: 'Chooses between set steps',
      title: 'AI Workflows',
      description:
        'The steps are fixed; a model decides at each fork. Predictable enough for an auditor, flexible enough for real email.',
      example: 'Sorting 900 supplier emails a day',
      first: `Prototype in ${workflowPrototypeWeeks}\u00a0weeks`,
    },
    {
      kind: 'Follows one fixed rule',
      title: automationTerm,
      description:
        'No model where a rule will do. Cheaper to run, easier to test, and often all you need.',
      example: 'Statements out by 07:00 on the 1st',
      first: `Live in ${automationWeeks}\u00a0weeks`,
    },
  ],
};

interface ApproachStep extends TitledText {
  when: string;
  /** The deliverables, whether the client continues or not. */
  result: string;
}

const steps: ApproachStep[] = [
  {
    title: 'Watch the work being done',
    description: `${reviewers} spend ${review.daysBesidePeople} days with the people who do it. They time every step and write down the exceptions that no manual mentions.`,
    when: `Working days 1–${review.daysBesidePeople}`,
    result: 'page one of the report: where the hours go',
  },
  {
    title: 'Choose the first task',
    description:
      'Candidates are scored on volume, the price of a mistake and access to data. If none pays, the report says so.',
    when: `By working day ${review.workingDays}`,
    result: 'page two: what to build first, and what it should earn',
  },
  {
    title: 'Write the test, then build the agent',
    description:
      'First come 200 real cases with known answers, then the agent. It goes on only once it has passed.',
    when: `Weeks 2–${agentPrototypeWeeks}`,
    result: 'a prototype and its score',
  },
  {
    title: 'Let it work under supervision',
    description: 'The agent proposes and a person approves each action.',
    when: `Weeks ${agentPrototypeWeeks + 1}–${agentPrototypeWeeks + agentSupervisionWeeks}`,
    result: 'the rate of agreement, case by case',
  },
  {
    title: 'Let it act alone, within limits',
    description: 'Where it has agreed with people for the last 2\u00a0weeks, it acts alone.',
    when: `From week ${agentAloneFromWeek}`,
    result: 'an agent in production',
  },
];

export const approach = {
  eyebrow: 'Our approach',
  title: `${inWordsCapital(steps.length)} steps to a working agent, and you can stop after each`,
  lead: `The first two steps are the process review, which ends with ${reviewReport}.`,
  fold: 'What happens, and what you keep',
  keep: 'You keep',
  steps,
};

const rules: TitledText[] = [
  {
    title: 'A record of every step',
    description: `What it read, what it decided and on which rule. Kept for ${agentRecordMonths}\u00a0months, searchable.`,
  },
  {
    title: 'Limits that you set',
    description:
      'Amounts, hours, systems and recipients. You change them without waiting for a release.',
  },
  {
    title: 'One switch that stops it',
    description: 'Open work is back in your team’s queue within a minute.',
  },
];

export const oversight = {
  eyebrow: 'The process',
  title: 'A record, limits and a switch for every agent',
  lead: `${inWordsCapital(rules.length)} things that every agent of ours comes with.`,
  rules,
};

export const pricing = {
  beginsWithReview: true,
  title: 'What an AI agent or an automation costs',
  lead: `A fixed rule costs least. The highest price buys an agent that works in several systems, where a mistake is expensive. You pay by stage, each after you have accepted its result. ${reviewFirst}`,
  terms: [
    {
      term: 'Running costs',
      text: `${quotes.agentRunning ? `The invoice agent: about ${quotes.agentRunning} for model` : 'Model'}, hosting and monitoring, paid from your own accounts.`,
    },
    {
      term: 'Model and country',
      text: 'A model of Azure OpenAI, Anthropic or Google, whichever passes your test at the lowest cost, run in the region you choose. It can be exchanged.',
    },
    {
      term: 'Who owns the platform',
      text: 'You: the agent’s code, its test cases and its accounts are yours, on open-source parts. There is no licence fee to us.',
    },
  ],
};

export const closing = {
  eyebrow: `An answer ${answerTime}`,
  title: 'Which task would you give to an agent first?',
  text: 'Describe it in a paragraph. One of our leads writes back with the three questions that decide whether an agent would pay for itself.',
  actions: [
    { label: 'Talk to an AI Specialist', to: paths.contact },
    { label: 'Book a Free Consultation', to: paths.contact },
  ],
};

export const consultation = {
  title: 'Get Your Free AI Consultation',
  subtitle: `A ${consultationMinutes}-minute call about one process of yours, with our lead for AI and integration.`,
  serviceName: `${name} services`,
  steps: [
    {
      title: 'One of our leads reads your message',
      description: `You hear from that person, by name, ${answerTime}; at weekends by email.`,
    },
    {
      title: 'We talk through one process',
      description: 'With a real case open in front of us: volume, exceptions, systems.',
    },
    {
      title: 'You get a written proposal',
      description: 'An agent, a workflow, a simple automation or nothing at all, on one page.',
    },
  ],
};
