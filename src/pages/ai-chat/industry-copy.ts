import { inWordsCapital } from '../../content/words/number-words.ts';
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
        description: 'Four questions, and sales has a name, a need and a budget.',
      },
      {
        title: 'Launch lists',
        description: 'Those who asked hear of a new product first.',
      },
      {
        title: 'Click-to-chat adverts',
        description: 'The chat knows which picture was tapped.',
      },
      {
        title: 'Competitions',
        description: 'Entry by a photo of the receipt, confirmed at once.',
      },
      {
        title: 'Feedback in one tap',
        description: 'A low score goes straight to a person.',
      },
    ],
  },
  {
    value: 'financial',
    label: 'Financial',
    asked: 'The machine at the garage has kept my card.',
    at: '22:14',
    limit:
      'Blocks the card once the customer has confirmed in the banking app. Advice on products goes to an adviser.',
    items: [
      {
        title: 'Balance and statements',
        description: 'Once the customer has confirmed in your banking app.',
      },
      {
        title: 'Document collection',
        description: 'A blurred ID is noticed while it is still in hand.',
      },
      {
        title: 'Claims and disputes',
        description: 'Photos, place and time in one thread, with a reference.',
      },
      {
        title: 'Loan status',
        description: 'The step it has reached, and what is missing.',
      },
      {
        title: 'Fraud alerts',
        description: '‘Was this you?’ A no blocks the card; a yes is settled in your app.',
      },
    ],
  },
  {
    value: 'healthcare',
    label: 'Healthcare',
    asked: 'Can I take these two tablets together?',
    at: '05:40',
    limit:
      'The bot is built and tested to give no medical advice. The question goes to the nurse on duty at once.',
    items: [
      {
        title: 'Appointments',
        description: 'Book, move or cancel; the next in line gets the slot.',
      },
      {
        title: 'Reminders and preparation',
        description: 'What to bring and when to stop eating.',
      },
      {
        title: 'Repeat scripts',
        description: 'Ready to collect, with the branch’s hours and the price.',
      },
      {
        title: 'Questions about cover',
        description: 'What the plan covers, quoted from its own document.',
      },
      {
        title: 'After discharge',
        description: 'Three questions a day; a worrying answer rings the ward.',
      },
    ],
  },
  {
    value: 'automotive',
    label: 'Automotive',
    asked: 'A red light is on. Can I still drive home?',
    at: '17:31',
    limit:
      'Says first: stop where it is safe and switch off. Then a workshop calls back, with the photo in front of it.',
    items: [
      {
        title: 'Test drives',
        description: 'Model, branch and time from the dealer’s calendar.',
      },
      {
        title: 'Service bookings',
        description: 'The number plate brings up the car and a price.',
      },
      {
        title: 'Trade-in estimates',
        description: 'Photos and mileage give a range; the dealer confirms.',
      },
      {
        title: 'Workshop updates',
        description: 'A picture of the worn part, and a yes or no.',
      },
      {
        title: 'Parts and accessories',
        description: 'Checked against the chassis number, then reserved.',
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
        description: 'The courier’s last scan, and a new time if it slipped.',
      },
      {
        title: 'Property viewings',
        description: 'Price, monthly charges and three free viewing times.',
      },
      {
        title: 'Student admissions',
        description: 'Which papers are missing, and by when.',
      },
      {
        title: 'Municipal faults',
        description: 'A pin and a photo become a ticket with a number.',
      },
      {
        title: 'Staff questions',
        description: 'Leave days, payslips and shift swaps.',
      },
    ],
  },
];

export const industries = {
  eyebrow: 'Industries',
  title: 'WhatsApp bot use cases by industry',
  lead: `${inWordsCapital(tabs[0]?.items.length ?? 0)} use cases for each industry, and one message that shows when the bot hands over to a person.`,
  tabsLabel: 'Industries',
  tabs,
  /** On phones, opens the use cases. */
  fold: (count: number) => `${inWordsCapital(count)} use cases`,
  /** @param time when such a message comes in */
  example: (time: string) => `For example, at ${time}`,
  contact: 'Contact Sales',
};
