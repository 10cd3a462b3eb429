import { paths } from '../../paths.ts';
import type { ImageAsset, TitledText } from '../../content/types.ts';

export const hero = {
  eyebrow: 'AI Chat',
  title: 'AI chat that answers in 11 seconds',
  lead: 'That is the median first answer at JP Markets, where AI bots and live agents share one WhatsApp number. The bot settles the routine; everything else reaches a person, with the whole thread in view.',
  art: { src: '/art/heroes/ai-chat', width: 1920, height: 1080 } satisfies ImageAsset,
};

interface Message {
  from: 'customer' | 'bot' | 'agent';
  who: string;
  time: string;
  text: string;
}

/** A conversation that the bot begins and a person ends. */
export const thread: Message[] = [
  {
    from: 'customer',
    who: 'Lerato',
    time: '21:47',
    text: 'Is the grey seven-seater still there? I could come on Saturday.',
  },
  {
    from: 'bot',
    who: 'Bot',
    time: '+11 s',
    text: 'It is, in Menlyn. Would 09:30 or 11:00 suit you?',
  },
  {
    from: 'customer',
    who: 'Lerato',
    time: '21:48',
    text: '11. And what would I get for my 2019 hatchback?',
  },
  {
    from: 'agent',
    who: 'Thabo, live agent',
    time: '+40 s',
    text: 'Hi, Thabo here, I’ve read the chat. At 61,000 km, about R150,000. Bring the service book.',
  },
];

export const introduction = {
  title: 'Nothing to download, nothing to learn',
  image: { src: '/art/sections/chat-intro', width: 1600, height: 1200 } satisfies ImageAsset,
  paragraphs: [
    'People write to you the way they write to a friend. A bot that knows your prices, your stock and your calendar writes back, in English, Afrikaans, isiZulu or isiXhosa.',
    'When a question needs judgement, a live agent takes over in the same thread and nobody has to start again.',
  ],
  proofs: [
    {
      value: '33%',
      text: 'of Kia South Africa’s test drives are booked after hours',
      to: paths.caseStudy('kia-south-africa'),
      link: 'Kia South Africa',
    },
    {
      value: '41%',
      text: 'of Pepkor More’s members are served by chat alone',
      to: paths.caseStudy('pepkor-more'),
      link: 'Pepkor More',
    },
  ],
};

interface ScaleStat {
  value: string;
  label: string;
  detail: string;
  /** What 100 became. */
  after: number;
}

/** SPEC.md 2: the three figures of the page. */
export const stats: ScaleStat[] = [
  {
    value: '160%',
    label: 'more sales',
    detail: 'from conversations, against the same quarter a year before',
    after: 260,
  },
  {
    value: '73%',
    label: 'lower customer-service cost',
    detail: 'per question answered, against phone and e-mail',
    after: 27,
  },
  {
    value: '40%',
    label: 'more engagement',
    detail: 'replies per message sent, against the newsletter before it',
    after: 140,
  },
];

export const solution = {
  title: 'One inbox, open when you are not',
  lead: 'The desk closes at 17:00. The questions don’t. Here is a Tuesday at a retailer with 90 branches: 1,728 messages, and who answered them.',
  parts: [
    {
      title: 'AI bots, around the clock',
      description:
        '72% of that day’s messages were settled without a person, each from an approved source that is logged with the answer.',
    },
    {
      title: 'Live agents, where it counts',
      description:
        '28% went to one of nine people, with the thread, the order and a suggested reply already open.',
    },
    {
      title: 'Your systems, underneath',
      description:
        'Shop, CRM, calendar and ticket desk are read and written directly. Nothing is typed twice.',
    },
  ] satisfies TitledText[],
};

export const features = {
  title: 'Built to be answered, and to be trusted',
  lead: 'Eighteen things it does on the first day, in four drawers.',
  closing: 'Thirty minutes, your own questions, a bot that tries to answer them while you watch.',
};

export const stories = {
  title: 'AI Chat Success Stories',
  lead: 'What changed for the desk, for the customer and for the cost, with the figures.',
};

export const industries = {
  title: 'What people ask, by industry',
  lead: 'Five use cases each, and for each industry the point at which the bot steps aside.',
};

export const clientsIntro = {
  title: 'From freight to clinics',
  lead: 'Sixteen of the companies whose questions we have learned to answer.',
};

export const lead = {
  title: 'Get Your Free AI Chat Consultation',
  subtitle: 'Send us your five most frequent questions. We come back with answers, and a bot.',
  steps: [
    {
      title: 'We write back within 24 hours',
      description: 'On WhatsApp, if you like. From a person.',
    },
    {
      title: 'We read a week of your chats',
      description: 'Anonymised. You learn which questions repeat and what they cost you today.',
    },
    {
      title: 'You try a bot of your own',
      description: 'With your prices and your tone, before anything is signed.',
    },
  ] satisfies TitledText[],
};
