import { company, countries } from '../../content/company/company.ts';
import {
  agentSupervisionWeeks,
  answerTime,
  consultationMinutes,
  proposal,
  prototypeTime,
  reviewStartWeeks,
  sprintWeeks,
  storeLaunchTime,
  teamMeetDay,
  teamNoticeWeeks,
  teamStartDay,
  trialDays,
  trialSeats,
} from '../../content/company/promises.ts';
import { country } from '../../content/company/country.ts';
import { quotes } from '../../content/company/price-quotes.ts';
import {
  findService,
  isOffered,
  type Service,
  services,
} from '../../content/navigation/services.ts';
import { hasCalendar } from '../../content/site.ts';
import type { TitledText } from '../../content/model/texts.ts';
import { wordList } from '../../content/words/number-words.ts';

const chat = findService('ai-chat');

export const hero = {
  eyebrow: `Free, ${consultationMinutes} minutes`,
  title: 'Book a consultation. Bring the hard part.',
  lead: 'You talk to one of our leads. If we are the wrong people for the job, you hear that too.',
  actions: hasCalendar
    ? [
        { label: 'Choose a time', to: '#schedule' },
        { label: 'Send a message instead', to: '#enquiry' },
      ]
    : [{ label: 'Send a message', to: '#enquiry' }],
};

/** The consultation, minute by minute. */
export const agendaTitle = `What happens in the ${consultationMinutes} minutes`;
export const agenda: (TitledText & { minutes: string })[] = [
  {
    minutes: '00–05',
    title: 'The problem',
    description: 'In your words. A sketch or a screenshot helps more than a deck.',
  },
  {
    minutes: '05–20',
    title: 'The context',
    description: 'Systems, people, deadlines, and what has been tried before.',
  },
  {
    minutes: `20–${consultationMinutes}`,
    title: 'The first step',
    description: 'What we would build first, what it might cost, and what to leave alone.',
  },
];

export const twoWays = hasCalendar
  ? {
      eyebrow: 'Calendar or message',
      title: `Book a time at once, or get an answer ${answerTime}`,
      lead: 'Pick a time, or describe the problem and let us propose one. Either way one of these leads takes it.',
    }
  : {
      eyebrow: 'By message',
      title: `You get an answer ${answerTime}`,
      lead: 'Describe the problem and let us propose a time.',
    };

export const form = {
  title: 'Ask for a consultation by message',
  subtitle: `Two lines on the problem are enough. One of our leads answers ${answerTime}, at weekends by email, and proposes a time.`,
};

export const schedule = {
  title: 'Choose a time in the calendar',
  lead: 'The calendar shows free times on weekdays, in your own time zone. You get an invitation with a video link at once.',
};

/** How soon services start that begin neither with a process review nor with a prototype. */
const startTimes = [
  isOffered('shopify') && `A plain store is launched in ${storeLaunchTime}.`,
  isOffered('agile-teams') &&
    `For an embedded team, you meet the people ${teamMeetDay} calendar days after your brief and they start work on day ${teamStartDay}.`,
  isOffered('agentic-ai') &&
    `AI agents are watched by a person for ${agentSupervisionWeeks} weeks before they act alone.`,
].filter((sentence) => sentence !== false);

/** Which pages quote prices, if any do. */
function pricedPages(priced: readonly Pick<Service, 'name'>[]): string {
  const names = wordList(
    priced.map(({ name }) => name),
    'and',
  );
  const pages =
    priced.length === services.length
      ? 'each service’s page names its'
      : `the ${priced.length === 1 ? `page of ${names} names` : `pages of ${names} name`} the`;
  return priced.length > 0 ? `; ${pages} prices` : '';
}

/** Buyers' questions before booking. */
export const questions: { title: string; answer: string }[] = [
  {
    title: 'What does it cost, and when do we pay?',
    answer: `After the consultation you get ${proposal}. A process review ${quotes.review ? `costs ${quotes.review} and` : 'is paid for on its own and'} comes off the price of a project${pricedPages(services.filter(({ id }) => quotes.priced.includes(id)))}.${
      isOffered('agile-teams')
        ? ` You pay an embedded team monthly, and only after its first ${trialDays}\u00a0days of work; with up to ${trialSeats} people you may stop within them and owe nothing.`
        : ''
    } A project is invoiced by stage, at a fixed price or by hours up to a ceiling, once you have accepted the stage’s result. We take no deposit.`,
  },
  {
    title: 'Who owns the code?',
    answer:
      'You do, from the first day. It is written in your repository, with your accounts, and so are the designs and the documentation. There is no licence fee to us, then or later.',
  },
  {
    title: 'Where is our data kept?',
    answer: `In your own cloud or Microsoft tenant, in the region that you choose.${
      chat
        ? ` ${chat.name} keeps its records in ${country.name}, but WhatsApp messages run through Meta’s servers.`
        : ''
    } We mask personal information in text before a model reads it, as far as a filter recognises it; photographs and voice notes can’t be masked. No model is trained on your data unless you order it, and then it is yours alone.`,
  },
  {
    title: 'What if we want to stop?',
    answer: `Any project can stop at the end of a sprint, every ${sprintWeeks} weeks. You pay for what you have accepted and keep everything that has been made.${
      isOffered('agile-teams')
        ? ` For a seat in an embedded team the notice is ${teamNoticeWeeks} weeks.`
        : ''
    }`,
  },
  {
    title: 'Who will work on it?',
    answer: `People you meet before they start, under one named lead. We are ${company.people} people in ${wordList(countries, 'and')}, and we bring in nobody from outside unless you agree.`,
  },
  {
    title: 'How soon can you start?',
    answer: `A process review starts within ${reviewStartWeeks} weeks of your go-ahead, and a prototype is ready ${prototypeTime} after that first day.${startTimes.map((sentence) => ` ${sentence}`).join('')}`,
  },
];

export const questionsIntro = {
  eyebrow: 'Before you book',
  title: 'Price, ownership, data, people and dates',
};

export const answeredBy = 'Who you talk to';
