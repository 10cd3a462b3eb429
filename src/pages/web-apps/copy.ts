import { clients } from '../../content/company/clients.ts';
import type { CaseStudySummary } from '../../content/model/case-study-schema.ts';
import { industriesOf } from '../../content/selections/study-filters.ts';
import { supportTerm, userTestTerm } from '../../content/words/row-id.ts';
import { paths } from '../../paths.ts';
import { inWordsCapital } from '../../content/words/number-words.ts';
import { country } from '../../content/company/country.ts';
import { nameOfService } from '../../content/navigation/services.ts';
import { ownFigures } from '../../content/company/figures.ts';
import { quotes, reviewFirst } from '../../content/company/price-quotes.ts';
import {
  answerTime,
  consultationMinutes,
  prototypeTime,
  review,
  reviewReport,
  reviewers,
  sprintWeeks,
} from '../../content/company/promises.ts';
import type { TitledText } from '../../content/model/texts.ts';

export const hero = {
  eyebrow: `${nameOfService('web-apps')}, ${country.name}`,
  title: 'Custom web and mobile app development',
  lead: `One app in the browser, on iPhone and on Android, from one shared codebase and designed with the people who use it. A working prototype is in their hands in ${prototypeTime}.`,
  actions: [{ label: 'Book a Consultation', to: paths.contact }],
};

/** Beside the other action while there are studies. */
export const workLink = { label: 'See the work', to: '#work' };

/** What the first screen draws: one delivery on a phone, a depot's tablet and a client's browser. */
export const delivery = {
  phone: {
    time: '09:14',
    event: 'Scanned',
    title: 'Delivery 4471',
    rows: ['12 pallets', 'Cold store'],
  },
  tablet: {
    time: '09:15',
    event: 'Depot confirms',
    title: 'Bay 4',
    rows: ['12 of 12 pallets', 'Seal unbroken', '3.8 °C on arrival'],
  },
  browser: {
    time: '09:17',
    event: 'Client invoiced',
    title: 'Invoice 4471',
    rows: ['12 pallets, cold store', 'Received and signed for', 'No paper on the way'],
  },
};

/** The drawing in words. */
export const screens = {
  description: `One delivery on three screens: scanned on a phone at ${delivery.phone.time}, confirmed on the depot’s tablet at ${delivery.tablet.time}, invoiced in the client’s browser at ${delivery.browser.time}.`,
};

/** In per cent. */
export const impact = {
  title: 'What one shared codebase brings',
  items: ownFigures.webApps ?? [],
};

export const bespoke = {
  eyebrow: 'Bespoke development',
  title: 'Custom software development for what no package covers',
  lead: 'Standard software handles what every company does. Your margin often depends on what only yours does: a freight rule, a tariff, an approval.',
};

export const appKinds: TitledText[] = [
  {
    title: 'Customer apps',
    description: 'Quotes, bookings and loyalty points, in your stores and on the web.',
  },
  {
    title: 'Tools for your own people',
    description: 'Dispatch, inspections and approvals that keep working without a signal.',
  },
  {
    title: 'Portals and APIs',
    description: 'One documented way in for partners, brokers and suppliers.',
  },
];

export const caseStudiesIntro = {
  eyebrow: 'Recent work',
  title: 'Some of our favourite work',
  /** @param studies the filtered studies */
  lead: (studies: readonly Pick<CaseStudySummary, 'industry'>[]) =>
    `Built for the web, for phones or for both, ${industriesOf(studies)}.`,
};

export const design = {
  eyebrow: 'Design',
  title: 'Every screen is tested before it is built',
  lead: 'A change to a sketch takes a minute, a change to a release takes a week. So we sketch first, together with the people who know the work.',
  action: 'Talk to a Consultant',
  note: 'A rough sketch is enough to begin.',
};

export const designHabits: TitledText[] = [
  {
    title: userTestTerm,
    description:
      'Small tests of each sketch with the people who will use the app. Where they get stuck, we change the sketch.',
  },
  {
    title: 'One design for three platforms',
    description:
      'Type, colour and components are settled once and follow the conventions of web, iOS and Android.',
  },
  {
    title: 'Usable by everybody',
    description:
      'WCAG 2.2 AA from the first sketch: contrast, keyboard, screen reader, and buttons big enough for a thumb.',
  },
];

export const processIntro = {
  eyebrow: 'Process',
  title: '5-Step Approach',
  lead: 'From two days with your people to a product that your own team runs.',
};

export const processSteps: TitledText[] = [
  {
    title: 'Process review',
    description: `${reviewers} work for you for ${review.workingDays}\u00a0days, ${review.daysBesidePeople} of them beside the people who will use the app. On working day ${review.workingDays} you have ${reviewReport}.`,
  },
  {
    title: 'Sketch',
    description: 'Screens for the tasks that matter most, tested with five users.',
  },
  {
    title: 'Prototype',
    description: `A working app with real data on real devices, ${prototypeTime} after kick-off and tried by at least five users.`,
  },
  {
    title: 'Build',
    description: `Sprints of ${sprintWeeks} weeks, each ending in a demonstration that you click through yourself.`,
  },
  {
    title: 'Handover',
    description:
      'A launch in stages, alerts that reach a person, documentation and a trained team. Support afterwards is an agreement of its own.',
  },
];

export const techStack = {
  eyebrow: 'Tech stack',
  title: 'Technology your own team can take over',
  lead: 'React, React Native, Node.js and PostgreSQL. All four are widely used and easy to hire for.',
  action: 'Contact Sales',
};

export const techBenefits: TitledText[] = [
  {
    title: 'One language throughout',
    description: 'TypeScript from the phone to the server. A rule about prices is written once.',
  },
  {
    title: 'Fast on a slow network',
    description: 'We test on a mid-range phone over 3G. A screen downloads only what it shows.',
  },
  {
    title: 'Works without a signal',
    description: 'Field apps keep their data on the device and send it when the signal is back.',
  },
  {
    title: 'Access by role',
    description:
      'Role-based access control, single sign-on and an audit trail, from the first sprint.',
  },
  {
    title: 'Room to grow',
    description: 'Services run in containers on Azure, AWS or Google Cloud.',
  },
  {
    title: 'Yours to keep',
    description: 'Open-source foundations, your repository, your cloud account.',
  },
];

export const clientLogos = {
  eyebrow: 'Clients',
  title: 'Some of the companies we build for',
  lead: `${inWordsCapital(clients.length, ['client', 'clients'])} besides those in the case studies, across all services.`,
};

export const pricing = {
  beginsWithReview: true,
  title: `What an app or custom software costs in ${country.name}`,
  lead: `You pay by stage, each after you have accepted its result. ${reviewFirst} Hosting runs in your own cloud account.`,
  terms: [
    {
      term: supportTerm,
      text: `${quotes.support ? `From ${quotes.support}. ` : ''}An outage is answered within 1\u00a0hour, day and night; other faults within 4\u00a0office hours.`,
    },
    {
      term: 'A large programme',
      text: 'Phases of a quarter, each ending in a release; teams of at most seven under one architect; a monthly steering group that can stop any part.',
    },
  ],
};

export const consultation = {
  title: 'Get Your Free Web App Consultation',
  subtitle: 'Describe the app in three sentences, or the spreadsheet it should replace.',
  serviceName: 'web app development services',
};

/** The steps after the page's form is sent. */
export const nextSteps: TitledText[] = [
  {
    title: `You have an answer ${answerTime}`,
    description:
      'From one of our leads, with the questions that decide the price; at weekends by email.',
  },
  {
    title: `We talk for ${consultationMinutes} minutes`,
    description: 'We sketch the first screens while you watch, and you keep the sketch.',
  },
  {
    title: 'You get a range and a date',
    description: 'What a prototype costs, in writing, and the month of its first test.',
  },
];
