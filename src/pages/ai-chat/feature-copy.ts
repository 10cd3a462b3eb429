import { inWords, inWordsCapital, groupDigits } from '../../content/words/number-words.ts';
import { chatPilotWeeks, consultationMinutes } from '../../content/company/promises.ts';
import type { FeatureTab } from '../../sections/FeatureTabs.tsx';

const tabs: FeatureTab[] = [
  {
    value: 'engagement',
    label: 'Customer Engagement',
    items: [
      {
        title: 'A first answer in seconds',
        description: 'By day or night, and on Black Friday as fast as on any other day.',
      },
      {
        title: 'Campaigns people reply to',
        description:
          'A price drop is sent to the people who asked for that product, and to no one else.',
      },
      {
        title: 'A store inside the chat',
        description: 'Catalogue, basket and payment link without leaving the thread.',
      },
      {
        title: 'Bookings that customers keep',
        description:
          'Slots from your calendar, a reminder the day before, one tap to move the date.',
      },
      {
        title: 'A handover with the whole story',
        description: 'The agent sees the thread, the customer and the order before typing a word.',
      },
      {
        title: 'Follow-up that knows when to stop',
        description: 'One question after the sale, at most one reminder, then silence.',
      },
    ],
  },
  {
    value: 'setup',
    label: 'Easy Setup',
    items: [
      {
        title: `First conversations in ${chatPilotWeeks} weeks`,
        description:
          'The number is registered, twenty questions are taught, and a pilot group writes to it.',
      },
      {
        title: 'Taught from what you have',
        description:
          'Price lists, help pages and past tickets. You correct the bot in plain sentences.',
      },
      {
        title: 'Connected to your desk',
        description: 'Shopify, Dynamics, Salesforce and Zendesk are connected by configuration.',
      },
    ],
  },
  {
    value: 'trust',
    label: 'Trust & Scale',
    items: [
      {
        title: 'Consent on record',
        description: 'Each opt-in is stored with its time and wording, ready for a POPIA request.',
      },
      {
        title: 'Your records in Johannesburg',
        description:
          'Our copy of each conversation is kept there. WhatsApp itself carries messages through Meta’s servers, also outside South Africa.',
      },
      {
        title: 'Answers with a source',
        description:
          'The bot answers from approved sources alone. Where they say nothing, it says that it doesn’t know, and hands over.',
      },
      {
        title: 'Ten chats or ten thousand',
        description: `Before launch we load-test your number at twice its busiest hour, up to ${groupDigits(10000)} open chats.`,
      },
      {
        title: 'Role-based access control',
        description:
          'Who may read, answer, export or teach, down to the branch, with an audit trail.',
      },
      {
        title: 'A test before each release',
        description:
          'Hundreds of scripted conversations must pass first, the awkward ones among them.',
      },
    ],
  },
  {
    value: 'whatsapp',
    label: 'WhatsApp Benefits',
    items: [
      {
        title: 'A business account',
        description:
          'Your logo, address and hours instead of an unknown number. Meta approves the name and decides on a badge.',
      },
      {
        title: 'More than text',
        description:
          'A photo, a voice note, a pin on the map. In text, personal data is masked before a model reads it; in photos and voice notes it can’t be, so you decide whether the bot takes them.',
      },
      {
        title: 'From the shelf to the chat',
        description: 'A QR code on the box opens a chat in which the product is already named.',
      },
    ],
  },
];

const count = tabs.reduce((sum, { items }) => sum + items.length, 0);

export const features = {
  eyebrow: 'Features',
  title: 'What the chatbot does, and why customers can trust it',
  lead: `${inWordsCapital(count)} features in ${inWords(tabs.length)} groups, from the first answer to the audit trail.`,
  tabsLabel: 'Features',
  tabs,
  demonstration: `In the free ${consultationMinutes}-minute consultation you put your questions to a bot of ours and see what it answers.`,
  booking: 'Book a Consultation',
};
