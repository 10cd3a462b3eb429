import type { FeatureTab } from '../../sections/FeatureTabs.tsx';

/** The feature tabs of SPEC.md 2: six or three cards each. */
export const featureTabs: FeatureTab[] = [
  {
    value: 'engagement',
    label: 'Customer Engagement',
    items: [
      {
        title: 'A first answer in seconds',
        description: 'By day or night, and on the Friday of the sale as fast as on any Tuesday.',
      },
      {
        title: 'Campaigns people reply to',
        description: 'A price drop sent to those who asked for that article. Nobody else hears it.',
      },
      {
        title: 'The shop inside the chat',
        description: 'Catalogue, basket and payment link without leaving the thread.',
      },
      {
        title: 'Bookings that keep',
        description: 'Slots from your calendar, a reminder the day before, one tap to move it.',
      },
      {
        title: 'A warm handover',
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
        title: 'First conversations in ten working days',
        description: 'Number registered, twenty questions taught, a pilot group writing to it.',
      },
      {
        title: 'It reads what you have',
        description: 'Price lists, help pages, past tickets. You correct it in plain sentences.',
      },
      {
        title: 'Plugged into your desk',
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
        title: 'Data kept in South Africa',
        description: 'Hosted in Johannesburg; identity numbers are masked before a model reads.',
      },
      {
        title: 'Answers with a source',
        description:
          'What isn’t in an approved document isn’t said. The bot says so, and hands over.',
      },
      {
        title: 'Ten chats or ten thousand',
        description:
          'Load-tested at 12,000 open conversations with answers still under 15 seconds.',
      },
      {
        title: 'Role-based access control',
        description:
          'Who may read, answer, export or teach, down to the branch, with an audit trail.',
      },
      {
        title: 'An exam before each release',
        description: '400 scripted conversations must pass, the awkward ones among them.',
      },
    ],
  },
  {
    value: 'whatsapp',
    label: 'WhatsApp Benefits',
    items: [
      {
        title: 'A verified sender',
        description: 'Your name and badge on an official business account, not an unknown number.',
      },
      {
        title: 'More than text',
        description:
          'A photo of the fault, a voice note, a pin on the map: the bot reads all three.',
      },
      {
        title: 'One tap from shelf to chat',
        description: 'A QR code on the box opens the thread with the article already named.',
      },
    ],
  },
];
