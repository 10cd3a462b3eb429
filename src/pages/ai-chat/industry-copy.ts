import { inWordsCapital, groupDigits } from '../../content/words/number-words.ts';
import type { FeatureTab } from '../../sections/FeatureTabs.tsx';

export interface IndustryTab extends FeatureTab {
  /** A message as it comes in, when, and where the bot hands over. */
  asked: string;
  at: string;
  limit: string;
}

const tabs: IndustryTab[] = [
  {
    value: 'marketing',
    label: 'Marketing',
    asked: 'Does the code still work? I only saw it now.',
    at: '06:58',
    limit:
      'Checks the code and honours it up to a day late. Beyond that, a campaign manager decides.',
    items: [
      {
        title: 'Lead qualification',
        description: 'Four questions in the chat, and sales gets a name, a need and a budget.',
      },
      {
        title: 'Launch lists',
        description:
          'People ask to be told about a new product. On the day they are, first come, first served.',
      },
      {
        title: 'Click-to-chat adverts',
        description: 'The advert opens a chat that knows which picture was tapped.',
      },
      {
        title: 'Competitions',
        description: 'Entry by a photo of the receipt, checked and confirmed in one reply.',
      },
      {
        title: 'Feedback in one tap',
        description: 'A score two hours after delivery; a low one goes to a person at once.',
      },
    ],
  },
  {
    value: 'financial',
    label: 'Financial',
    asked: 'The machine at the garage has kept my card.',
    at: '22:14',
    limit:
      'Blocks the card after a one-time code. Advice on products is declined and passed to an adviser.',
    items: [
      {
        title: 'Balance and statements',
        description: 'Behind a one-time code, as text or as a PDF with a password.',
      },
      {
        title: 'Document collection',
        description: 'A blurred ID is noticed while the customer still has it in hand.',
      },
      {
        title: 'Claims and disputes',
        description: 'Photos, place and time in one thread, with a reference before it ends.',
      },
      {
        title: 'Loan status',
        description: 'Which step the application has reached, and what is missing.',
      },
      {
        title: 'Fraud alerts',
        description: '‘Was this you?’ A yes or a no settles it in seconds, without a queue.',
      },
    ],
  },
  {
    value: 'healthcare',
    label: 'Healthcare',
    asked: 'Can I take these two tablets together?',
    at: '05:40',
    limit:
      'The bot never gives medical advice. It passes the question to the nurse on duty at once.',
    items: [
      {
        title: 'Appointments',
        description: 'Book, move or cancel; the freed slot is offered to the next in line.',
      },
      {
        title: 'Reminders and preparation',
        description: 'What to bring and when to stop eating, the evening before.',
      },
      {
        title: 'Repeat scripts',
        description: 'Ready for collection, with the branch’s hours and the price to pay.',
      },
      {
        title: 'Medical-aid questions',
        description: 'What the plan covers, quoted from the plan’s own document.',
      },
      {
        title: 'After discharge',
        description: 'Three questions a day for a week; a worrying answer rings the ward.',
      },
    ],
  },
  {
    value: 'automotive',
    label: 'Automotive',
    asked: 'A red light is on. Can I still drive home?',
    at: '17:31',
    limit:
      'Identifies the light from a photo. If it is red, a workshop calls back before anything else.',
    items: [
      {
        title: 'Test drives',
        description: 'Model, branch and time from the dealer’s own calendar.',
      },
      {
        title: 'Service bookings',
        description: 'The registration number brings up the car, its history and a price.',
      },
      {
        title: 'Trade-in estimates',
        description: 'Six photos and the mileage give a range; the dealer confirms it.',
      },
      {
        title: 'Workshop updates',
        description: 'A picture of the worn part and a yes-or-no for the extra work.',
      },
      {
        title: 'Parts and accessories',
        description: 'Does it fit? Checked against the chassis number, then reserved.',
      },
    ],
  },
  {
    value: 'others',
    label: 'Others',
    asked: 'Where is my parcel?',
    at: '19:05',
    limit:
      'Reads the courier’s system. After two failed deliveries, a person takes the case and keeps it.',
    items: [
      {
        title: 'Delivery tracking',
        description: 'The courier’s last scan, in a sentence, with a new time if it slipped.',
      },
      {
        title: 'Property viewings',
        description:
          'Price, levies and three free viewing times, sent while the agent is still on the road.',
      },
      {
        title: 'Student admissions',
        description: `Which papers are missing and by when, for ${groupDigits(20000)} applicants at once.`,
      },
      {
        title: 'Municipal faults',
        description: 'A pin and a photo become a ticket with a number people can quote.',
      },
      {
        title: 'Staff questions',
        description: 'Leave days, payslips and shift swaps for teams that have no desk.',
      },
    ],
  },
];

export const industries = {
  eyebrow: 'Industries',
  title: 'WhatsApp chatbot use cases by industry',
  lead: `${inWordsCapital(tabs[0]?.items.length ?? 0)} use cases each, and for each the point at which the bot hands over to a person.`,
  tabsLabel: 'Industries',
  tabs,
  /** @param time when such a message comes in */
  example: (time: string) => `For example, at ${time}`,
  contact: 'Contact Sales',
};
