import type { ImageAsset } from '../../content/types.ts';

export const hero = {
  eyebrow: 'AI Chat',
  title: 'AI chat that answers in 11 seconds',
  lead: 'That is the median first answer at JP Markets, where AI bots and live agents share one WhatsApp number. The bot settles the routine; everything else reaches a person, with the whole thread in view.',
  art: { src: '/art/heroes/ai-chat', width: 1200, height: 1200 } satisfies ImageAsset,
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
