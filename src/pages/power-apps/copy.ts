import { inWordsCapital } from '../../content/words/number-words.ts';
import { country } from '../../content/company/country.ts';
import { reviewFirst } from '../../content/company/price-quotes.ts';
import { consultationMinutes, prototypeTime, review } from '../../content/company/promises.ts';
import { nameOfService } from '../../content/navigation/services.ts';
import type { Stat, TitledText } from '../../content/model/texts.ts';
import type { IconName } from '../../ui/media/Icon.tsx';
import type { CaseStudySummary } from '../../content/model/case-study-schema.ts';
import type { ImageAsset } from '../../content/model/media.ts';
import { industriesOf } from '../../content/selections/study-filters.ts';
import { paths } from '../../paths.ts';

const name = nameOfService('power-apps');

export const hero = {
  eyebrow: `${name} consultants, ${country.name}`,
  title: `${name} that retire the spreadsheet`,
  lead: 'Leave requests, stock counts and loan prices often live in a spreadsheet that one person understands. We turn it into an app in Microsoft’s Power Apps, inside the Microsoft tenant you already have.',
  actions: [
    { label: 'Book a Consultation', to: paths.contact },
    { label: 'Talk to a Consultant', to: paths.bookConsultation },
  ],
};

/** The spreadsheet of the first screen: its formula bar and cells, the first of which is shown as an app. */
export const heroSpreadsheet = {
  address: 'B3',
  formula: { name: 'Retire', argument: '("Leave FINAL (2).xlsx")' },
  columns: ['A', 'B', 'C', 'D', 'E'],
  rows: 12,
  cells: ['Approve', '#REF!', '=B7*1.15', 'ask Accounts', 'old rate?', '#N/A', 'do not delete'],
};

interface ImpactFigure extends Stat {
  /** The figure's source and its limits. */
  meaning: string;
}

export const impact: {
  eyebrow: string;
  title: string;
  source: string;
  newer: { before: string; link: { text: string; href: string }; after: string };
  items: ImpactFigure[];
} = {
  eyebrow: 'Impact',
  title: 'What published figures say about Power Apps',
  source:
    '74% and 188%: Forrester Consulting, The Total Economic Impact of Power Apps, March 2020, commissioned and paid for by Microsoft.',
  newer: {
    before: 'Forrester’s',
    link: {
      text: 'newer study of July 2024',
      href: 'https://tei.forrester.com/go/microsoft/powerappstei/',
    },
    after: `, paid for by Microsoft as well, comes to a return of 206% over three years. Your figures will differ: our process review counts what the work costs you today.`,
  },
  items: [
    {
      value: '86%',
      label: 'of Fortune 500 companies use it',
      meaning:
        'Often quoted, without a year or a method that we could trace. It says how common the product is, not how well it works.',
    },
    {
      value: '74%',
      label: 'lower development cost',
      meaning:
        'Forrester’s average in 2020, for apps that can be built in Power Apps at all. Some cannot, and then we say so.',
    },
    {
      value: '188%',
      label: 'ROI',
      meaning:
        'The return over three years of a model company that Forrester put together from interviews and a survey in 2020.',
    },
  ],
};

/** From the user interface down to the data. */
export const keyComponents: TitledText[] = [
  {
    title: 'Canvas Apps',
    description:
      'Screens designed for one job: a stock count on a tablet, or a site inspection on a phone that has no signal.',
  },
  {
    title: 'Model-Driven Apps',
    description:
      'Forms, lists and process bars that follow from the data. For work with many records and many rules.',
  },
  {
    title: 'Portals',
    description:
      'A website for people outside, which Microsoft now calls Power Pages. Suppliers send invoices, customers follow a claim, and each sees only their own.',
  },
  {
    title: 'Dataverse',
    description:
      'The database under all three: tables, relations and rights, kept in one place, with a record of who changed what.',
  },
];

export const components = {
  eyebrow: `${inWordsCapital(keyComponents.length)} key components`,
  title: `What a ${name} solution is made of`,
  lead: 'Three kinds of app for three kinds of user, and one place for the data, where we begin.',
};

export interface OfferItem extends TitledText {
  /** The label of a link to /contact. */
  buttonText?: string;
  featured?: boolean;
  /** Shown above the title. */
  imageSrc?: ImageAsset;
}

/** Seven services, of which the page shows the first six. */
export const offers: OfferItem[] = [
  {
    title: 'App design and development',
    description: `From ${review.daysBesidePeople} days with the people who do the work to an app they use. Prototypes in ${prototypeTime}.`,
    buttonText: 'Book a Free Consultation',
    featured: true,
  },
  {
    title: 'Power Automate workflows',
    description:
      'A flow moves the request, the reminder and the PDF. Attachments no longer travel from inbox to inbox.',
  },
  {
    title: 'Data out of spreadsheets',
    description:
      'We read the file with its hidden columns, correct what is wrong and bring the rest into Dataverse.',
  },
  {
    title: 'Integration',
    description:
      'SAP, Sage, SQL Server or a bank’s API, connected through gateways that your security team approves.',
  },
  {
    title: 'Reports on live data',
    description:
      'Power BI reads the same tables that the apps write to, so Monday’s meeting talks about today’s numbers.',
  },
  {
    title: 'Governance',
    description:
      'Environments, role-based access control and a register of every app, set up before there are hundreds of them.',
  },
  {
    title: 'Training for makers',
    description: 'Six of your people learn by building a feature that goes live.',
  },
];

/** How many of the services show. */
export const offersShown = 6;

export const servicesIntro = {
  eyebrow: 'Services',
  title: `What our ${name} consultants do for you`,
  action: 'Explore All Services',
  /** The spreadsheet's column letters over the grid. */
  columns: ['A', 'B', 'C'],
};

interface Challenge extends TitledText {
  icon: IconName;
  buttonText: string;
  /** The parts of Microsoft's platform that solve it. */
  builtWith: string;
  to: string;
}

export const challengeCards: Challenge[] = [
  {
    icon: 'inbox',
    title: 'Approvals wait in one person’s inbox',
    description:
      'Leave, purchases and loans wait until that person finds the email. In an app, each request has one screen, one rule and a deadline that sends its own reminder.',
    builtWith: 'Canvas app, Power Automate',
    buttonText: 'Book a Consultation',
    to: paths.contact,
  },
  {
    icon: 'spreadsheet',
    title: 'One spreadsheet runs the department',
    description:
      'It has 41 tabs and one person who understands them. We turn each tab into a table and each macro into a rule, and keep the file as an archive.',
    builtWith: 'Dataverse, model-driven app',
    buttonText: 'Talk to a Consultant',
    to: paths.bookConsultation,
  },
  {
    icon: 'unplugged',
    title: 'The same customer is entered three times',
    description:
      'Sales, finance and the workshop each keep a customer list of their own. We make one of them the source, and the other systems read from it.',
    builtWith: 'Dataverse, connectors, gateway',
    buttonText: 'Contact Sales',
    to: paths.contact,
  },
];

export const challenges = {
  eyebrow: 'Business challenges',
  title: `${inWordsCapital(challengeCards.length)} signs that a process has outgrown its tool`,
  lead: 'If you recognise one of them, you know which process to bring.',
  builtWith: 'Built with',
};

export const caseStudiesIntro = {
  eyebrow: 'Case studies',
  title: `${name} and automation in practice`,
  /** @param studies the filtered studies */
  lead: (studies: readonly Pick<CaseStudySummary, 'industry'>[]) =>
    `How the work was done before, and what replaced it, ${industriesOf(studies)}.`,
};

export const pricing = {
  beginsWithReview: true,
  title: `What a ${name} project costs in ${country.name}`,
  lead: `You pay by stage, each after you have accepted its result. ${reviewFirst} Microsoft’s licences come on top, in your own name.`,
};

export const closing = {
  eyebrow: `Prototype in ${prototypeTime}`,
  title: 'Show us the spreadsheet you want to replace',
  text: `Bring it to a free consultation of ${consultationMinutes}\u00a0minutes. We sign a confidentiality agreement first if you like. If a better spreadsheet is all you need, we say so.`,
  actions: [
    { label: 'Contact Sales', to: paths.contact },
    { label: 'Talk to a Consultant', to: paths.bookConsultation },
  ],
};

export const consultation = {
  title: `Get Your Free ${name} Consultation`,
  subtitle: 'Name the process, the number of people who work in it and the tool they use today.',
  serviceName: `${name} development services`,
};
