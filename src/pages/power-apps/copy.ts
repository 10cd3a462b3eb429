import type {
  ChallengeCard,
  ImageAsset,
  OfferItem,
  Stat,
  TitledText,
} from '../../content/types.ts';
import { paths } from '../../paths.ts';

export const heroPicture: ImageAsset = {
  src: '/art/heroes/power-apps',
  width: 1920,
  height: 1080,
};

/** What stands in the hero's sheet; the first is the cell that has become an app. */
export const cells = [
  'Approve',
  '#REF!',
  '=B7*1.15',
  'ask Thandi',
  'old rate?',
  '#N/A',
  'do not delete',
] as const;

interface Impact extends Stat {
  /** What the figure means in rand or in people. */
  meaning: string;
}

/** The figures of SPEC.md 2, /power-apps. */
export const impact: Impact[] = [
  {
    value: '86%',
    label: 'of Fortune 500 companies use it',
    meaning: 'Your auditors, your IT team and your next hire have met it before.',
  },
  {
    value: '74%',
    label: 'lower development cost',
    meaning: 'An app that costs a million rand in code costs R260 000 here.',
  },
  {
    value: '188%',
    label: 'ROI',
    meaning: 'For every R100 that goes in, R188 comes back on top of it.',
  },
];

/** From the layer that people touch down to the one that everything stands on. */
export const components: TitledText[] = [
  {
    title: 'Canvas Apps',
    description:
      'Screens drawn for one job: a stock count on a tablet, a site inspection on a phone that has no signal.',
  },
  {
    title: 'Model-Driven Apps',
    description:
      'Forms, lists and process bars that follow from the data. For work with many records and many rules.',
  },
  {
    title: 'Portals',
    description:
      'A website for people outside: suppliers send invoices, customers follow a claim, each sees only their own.',
  },
  {
    title: 'Dataverse',
    description:
      'The ground under all three: tables, relations and rights, kept once, with a record of who changed what.',
  },
];

/** Seven services, of which the page shows the first six (SPEC.md 9). */
export const services: OfferItem[] = [
  {
    title: 'App design and development',
    description:
      'From a morning beside the people who do the work to an app they use. Prototypes in 2-8 weeks.',
    featured: true,
  },
  {
    title: 'Process automation',
    description:
      'Power Automate moves the request, the reminder and the PDF. Nobody forwards an attachment again.',
  },
  {
    title: 'Data out of spreadsheets',
    description:
      'We read the file with its hidden columns, keep what is true and model it in Dataverse.',
  },
  {
    title: 'Integration',
    description:
      'SAP, Sage, SQL Server, a bank’s API: connected through gateways that your security team signs off.',
  },
  {
    title: 'Reports on live data',
    description:
      'Power BI on the same tables that the apps write to, so that Monday’s meeting argues about today.',
  },
  {
    title: 'Governance',
    description:
      'Environments, role-based access control and a register of every app, before there are three hundred.',
  },
  {
    title: 'Training for makers',
    description:
      'Six of your people learn by building a feature that goes live. After that they need us less.',
  },
];

interface Challenge extends ChallengeCard {
  icon: 'inbox' | 'sheet' | 'unplug';
  /** Proof from a case study. */
  figure: string;
  figureLabel: string;
  to: string;
}

export const challenges: Challenge[] = [
  {
    icon: 'inbox',
    title: 'Approvals wait in somebody’s inbox',
    description:
      'Leave, purchases, loans: each request waits for a person to find the e-mail. We give it one screen, one rule and a deadline that reminds by itself.',
    figure: '31 to 9 days',
    figureLabel: 'to a home-loan decision, Swaziland Building Society',
    buttonText: 'Book a Consultation',
    to: paths.contact,
  },
  {
    icon: 'sheet',
    title: 'One spreadsheet runs the department',
    description:
      'It has 41 tabs and one person who understands them. We turn each tab into a table, each macro into a rule and the file into an archive.',
    figure: '260',
    figureLabel: 'spreadsheets retired, Investec client events',
    buttonText: 'Talk to a Consultant',
    to: paths.bookConsultation,
  },
  {
    icon: 'unplug',
    title: 'The same customer is typed three times',
    description:
      'Sales, finance and the workshop each keep a version of the truth. We let one system ask and the others listen.',
    figure: '-83%',
    figureLabel: 'data-capture errors, MotorHappy',
    buttonText: 'Contact Sales',
    to: paths.contact,
  },
];
