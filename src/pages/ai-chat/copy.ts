import { clients } from '../../content/company/clients.ts';
import { country } from '../../content/company/country.ts';
import { ownFigures } from '../../content/company/figures.ts';
import { quotes, reviewFirst } from '../../content/company/price-quotes.ts';
import { answerTime, chatPilotWeeks, consultationMinutes } from '../../content/company/promises.ts';
import { siteConfig } from '../../content/site.ts';
import type { CaseStudySummary } from '../../content/model/case-study-schema.ts';
import { industriesOf } from '../../content/selections/study-filters.ts';
import type { TitledText } from '../../content/model/texts.ts';
import { inWords, inWordsCapital, wordList } from '../../content/words/number-words.ts';
import { nameOfService } from '../../content/navigation/services.ts';
import { paths } from '../../paths.ts';
import { agentShare, clock, officeHours } from './day.ts';

const name = nameOfService('ai-chat');

export const hero = {
  eyebrow: name,
  title: 'A WhatsApp bot backed by people',
  lead: 'AI bots and live agents share one WhatsApp number. The bot settles the routine questions in seconds; everything else reaches a person, with the whole conversation in view.',
  actions: [
    { label: 'Talk to an AI Specialist', to: paths.contact },
    { label: 'Talk to a Consultant', to: paths.bookConsultation },
  ],
};

interface Message {
  from: 'customer' | 'bot' | 'agent';
  who: string;
  time: string;
  text: string;
}

/** A conversation that the bot begins and a person ends. */
export const thread: { caption: string; messages: Message[] } = {
  caption: 'A sample conversation',
  messages: [
    {
      from: 'customer',
      who: 'Customer',
      time: '21:47',
      text: 'Is the grey seven-seater still there? I could come on Saturday.',
    },
    {
      from: 'bot',
      who: 'Bot',
      time: '+11 s',
      text: 'It is, in our showroom. Would 09:30 or 11:00 suit you?',
    },
    {
      from: 'customer',
      who: 'Customer',
      time: '21:48',
      text: '11. And what would I get for my 2019 hatchback?',
    },
    {
      from: 'agent',
      who: 'Live agent',
      time: '+40 s',
      text: 'Hi, I’ve read the chat. Bring it and the service book along, and you have a price while you test ours.',
    },
  ],
};

export const introduction = {
  eyebrow: 'Where conversations happen',
  title: `Answers in ${inWords(country.languages.length, ['language', 'languages'])}, with no new app`,
  paragraphs: [
    `People write to you the way they write to a friend. A bot that knows your prices, your stock and your calendar writes back, in ${wordList(country.languages, 'or')}.`,
    'When a question needs judgement, a live agent takes over in the same thread, and the customer doesn’t have to start again.',
  ],
  facts: [
    { value: '24/7', text: 'The bot answers at night, at weekends and on public holidays.' },
    { value: '1', text: 'WhatsApp number for bots and live agents, and one inbox behind it.' },
  ],
};

export const figures = {
  eyebrow: 'In figures',
  title: 'More sales, lower cost, more engagement',
  lead: 'Each pair of bars is drawn to one scale: the upper one is the starting value, the lower one what it becomes.',
  before: 'before',
  after: 'after',
  items: ownFigures.aiChat ?? [],
};

const byAgents = Math.round(agentShare * 100);

export const solution: {
  eyebrow: string;
  title: string;
  /** @param messages of a day, as text */
  lead: (messages: string) => string;
  parts: TitledText[];
  question: string;
  contact: string;
} = {
  eyebrow: 'The solution',
  title: 'One WhatsApp inbox that stays open after hours',
  lead: (messages) =>
    `The desk closes at ${clock(officeHours.closes)}, but the questions go on. A made-up example: one weekday at a retailer with 90\u00a0branches, ${messages}\u00a0messages, and who answers them.`,
  parts: [
    {
      title: 'AI bots, around the clock',
      description: `${100 - byAgents}% of that day’s messages are settled without a person, each from a source that is logged with the answer.`,
    },
    {
      title: 'Live agents, where judgement counts',
      description: `${byAgents}% reach a person, with the thread, the order and a suggested reply already open.`,
    },
    {
      title: 'Connected to your systems',
      description:
        'Store, CRM, calendar and ticket desk are read and written directly, without retyping.',
    },
  ],
  question: 'How many messages does your desk get after hours?',
  contact: 'Book a Free Consultation',
};

/** The texts of the diagram of a day. */
export const day = {
  label: `Messages through the day: few at night, a broad high from 09:00 to 20:00 with its peak at noon, a third of them after the desk has closed at ${clock(officeHours.closes)}. Live agents take part of them while the desk is open and only a few outside its hours.`,
  deskOpen: 'desk open',
  all: 'All messages, by the hour',
  byAgents: 'Answered by live agents',
};

export const caseStudiesIntro = {
  eyebrow: 'Case studies',
  title: `${name} Success Stories`,
  /** @param studies the filtered studies */
  lead: (studies: readonly Pick<CaseStudySummary, 'industry'>[]) => {
    const count = inWordsCapital(studies.length, ['project', 'projects']);
    return `${count} in which a bot answers routine questions and hands over the rest, ${industriesOf(studies)}.`;
  },
};

export const pricing = {
  beginsWithReview: true,
  title: 'What a WhatsApp bot costs',
  lead: `One number with a pilot group is enough to begin with. You pay by stage, each after you have accepted its result. ${reviewFirst}`,
  terms: [
    {
      term: 'Each month',
      text: `${quotes.chatRunning ? `For ${quotes.chatRunning}: ` : ''}Meta’s message fees, the model and hosting, paid from your own accounts.`,
    },
    {
      term: 'Model and country',
      text: `A model of Azure OpenAI or Anthropic, whichever passes your test, run in the region you choose; records are kept in ${country.name}.`,
    },
    {
      term: 'Who owns the platform',
      text: 'You own the number, the conversations, the texts and the code of your bot. There is no licence fee to us, so you can run it without us.',
    },
  ],
};

export const clientLogos = {
  eyebrow: 'Clients',
  title: 'Some of the companies we work for',
  lead: `${inWordsCapital(clients.length, ['client', 'clients'])} besides those in the case studies, across all services.`,
};

export const consultation = {
  title: `Get Your Free ${name} Consultation`,
  subtitle:
    'Send us the questions that your customers ask most. We tell you which of them a bot can answer, and which it should leave to a person.',
  serviceName: 'AI chatbot services',
  steps: [
    {
      title: `One of our leads answers ${answerTime}`,
      description: `${siteConfig.privacy.messenger.name === '' ? 'By phone or email' : `On ${siteConfig.privacy.messenger.name}, if you like`}; at weekends by email.`,
    },
    {
      title: 'We go through your questions',
      description: `In ${consultationMinutes} minutes: which of them repeat, and what an answer costs you today.`,
    },
    {
      title: 'You get a written proposal',
      description: `With a price range in ${country.currency}. First real conversations follow ${chatPilotWeeks}\u00a0weeks after kick-off.`,
    },
  ],
};
