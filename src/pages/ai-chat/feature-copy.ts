import { country } from '../../content/company/country.ts';
import { inWords, inWordsCapital } from '../../content/words/number-words.ts';
import { chatPilotWeeks, consultationMinutes } from '../../content/company/promises.ts';
import type { FeatureTab } from '../../sections/FeatureTabs.tsx';

const tabs: FeatureTab[] = [
  {
    value: 'engagement',
    label: 'Customer Engagement',
    items: [
      {
        title: 'A first answer in seconds',
        description: 'By day, at night and on Black Friday.',
      },
      {
        title: 'Campaigns people reply to',
        description: 'A price drop goes to those who asked for that product.',
      },
      {
        title: 'A store inside the chat',
        description: 'Catalogue, basket and payment link in the thread.',
      },
      {
        title: 'Bookings that customers keep',
        description: 'A reminder the day before, one tap to move the date.',
      },
      {
        title: 'A handover with the whole story',
        description: 'The agent sees the thread, the customer and the order.',
      },
      {
        title: 'Follow-up that knows when to stop',
        description: 'One question after the sale, at most one reminder.',
      },
    ],
  },
  {
    value: 'setup',
    label: 'Easy Setup',
    items: [
      {
        title: `First conversations in ${chatPilotWeeks} weeks`,
        description: 'Twenty questions taught, and a pilot group writes in.',
      },
      {
        title: 'Taught from what you have',
        description: 'Price lists, help pages and past tickets.',
      },
      {
        title: 'Connected to your desk',
        description: 'Shopify, Dynamics, Salesforce or Zendesk.',
      },
    ],
  },
  {
    value: 'trust',
    label: 'Trust & Scale',
    items: [
      {
        title: 'Consent on record',
        description: `Each opt-in with its time and wording, for ${country.privacyLaw}.`,
      },
      {
        title: `Your records in ${country.name}`,
        description: 'Messages also pass through Meta’s servers abroad.',
      },
      {
        title: 'Answers with a source',
        description: 'Where it finds none, the bot is built to say so and hand over.',
      },
      {
        title: 'Ten chats or ten thousand',
        description: 'Load-tested at twice your busiest hour, up to ten thousand open chats.',
      },
      {
        title: 'Role-based access control',
        description: 'Who may read, answer, export or teach, on record.',
      },
      {
        title: 'A test before each release',
        description: 'Hundreds of scripted conversations, awkward ones included.',
      },
    ],
  },
  {
    value: 'whatsapp',
    label: 'WhatsApp Benefits',
    items: [
      {
        title: 'A business account',
        description: 'Your logo and hours. Meta approves the name and any badge.',
      },
      {
        title: 'More than text',
        description:
          'Photos, voice notes, a pin. Only text can be masked, so you decide which the bot takes.',
      },
      {
        title: 'From the shelf to the chat',
        description: 'A QR code on the box opens a chat about that product.',
      },
    ],
  },
];

const count = tabs.reduce((sum, { items }) => sum + items.length, 0);

export const features = {
  eyebrow: 'Features',
  title: 'What the bot does',
  lead: `${inWordsCapital(count)} features in ${inWords(tabs.length)} groups. We mask personal information in text before a model reads it, as far as a filter recognises it.`,
  tabsLabel: 'Features',
  tabs,
  demonstration: `In the free ${consultationMinutes}-minute consultation you put your questions to a bot of ours and see what it answers.`,
  booking: 'Book a Consultation',
};
