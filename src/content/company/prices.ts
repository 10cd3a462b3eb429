import { paths } from '../../paths.ts';
import type { Sampled } from '../types.ts';
import { money } from '../words/number-words.ts';
import * as country from './country.ts';
import {
  agentPrototypeWeeks,
  automationWeeks,
  chatPilotWeeks,
  storeLaunchTime,
  teamNoticeWeeks,
} from './promises.ts';

/** A price in whole units of the country's currency, without its sales tax. */
export interface Price extends Sampled {
  amount: number;
}

/** The price of a developer's level of experience, per person and month. */
export interface LevelRate {
  level: string;
  from: number;
  to: number;
}

/** A service's price, as in `Price`. */
export interface ServicePrice extends Sampled {
  /** The range of usual projects. */
  from: number;
  to: number;
  /** The unit of the range. */
  per: 'project' | 'person and month';
  /** The smallest project that is accepted. */
  smallest: { name: string; price: number };
  /** The factors of the price within the range, the strongest first. */
  movedBy: readonly string[];
  /** The range by level of experience, the lowest first. */
  levels?: readonly LevelRate[];
}

/** The process review's fixed price; deducted from the price of a project that follows. */
export const reviewPrice: Price = { sample: true, amount: 48_000 };

/** A sample of a process review's report, a PDF in public that art/documents draws; without `href` no page links it. */
export const reviewSample = {
  sample: true,
  href: '/documents/sample-process-review.pdf',
  label: 'Sample of a process review (PDF, 2 pages)',
} as const;

/** Support of live software after the handover, per month, from. */
export const supportPrice: Price = { sample: true, amount: 18_000 };

/** What a bot's conversations cost a month, paid by the client to Meta, the model's operator and the cloud. */
export const chatRunning = { sample: true, conversations: 2_000, amount: 6_500 } as const;

/**
 * The invoice agent of /agentic-ai, a year's account of it: the work before (its share that the agent saves is a
 * figure of the page), the price of building it, and its running costs a month.
 */
export const agentAccount = {
  sample: true,
  invoicesAMonth: 4_000,
  minutesEach: 10,
  costAnHour: 280,
  build: 390_000,
  runningAMonth: 7_500,
} as const;

/** An amount with sales tax, in whole units. */
export const withTax = (amount: number): number => Math.round(amount * (1 + country.salesTaxShare));

/** What a project's team costs, per person and week: the people of one project, from tester to architect. */
export const projectRate = { from: 22_000, to: 28_000 } as const;

/** An amount in running text: `R48 000 (R55 200 with VAT)`; `unit` follows the first: `R48 000 a month (…)`. */
export const priceText = (amount: number, unit = ''): string =>
  `${money(amount)}${unit} (${money(withTax(amount))} with ${country.salesTax})`;

/** The process review's price in running text. */
export const reviewPriceText = priceText(reviewPrice.amount);

const twoDigits = (amount: number): number => Number(amount.toPrecision(2));

/**
 * The price of a project by its effort, without sales tax, to two significant digits.
 *
 * @param effort in person-weeks
 */
export const priceBand = (effort: number): { from: number; to: number } => ({
  from: twoDigits(effort * projectRate.from),
  to: twoDigits(effort * projectRate.to),
});

/** The prices of the services, by the path of their page. */
export const prices = {
  [paths.powerApps]: {
    sample: true,
    from: 160_000,
    to: 3_500_000,
    per: 'project',
    smallest: { name: 'One app for one process, with its data moved over', price: 160_000 },
    movedBy: [
      'how many systems it is connected to',
      'how many kinds of user there are',
      'the state of the data',
    ],
  },
  [paths.agenticAi]: {
    sample: true,
    from: 90_000,
    to: 1_200_000,
    per: 'project',
    smallest: { name: `One simple automation, live in ${automationWeeks} weeks`, price: 90_000 },
    movedBy: [
      `whether a fixed rule will do, or the work needs an agent (prototype in ${agentPrototypeWeeks} weeks)`,
      'how many systems it works in',
      'what a mistake would cost',
    ],
  },
  [paths.agileTeams]: {
    sample: true,
    from: 75_000,
    to: 140_000,
    per: 'person and month',
    smallest: {
      name: `One engineer, planned for three months; ${teamNoticeWeeks} weeks’ notice ends it sooner`,
      price: 225_000,
    },
    movedBy: ['the level', 'how rare the skill is', 'how long the team stays'],
    levels: [
      { level: 'Engineer or tester', from: 75_000, to: 90_000 },
      { level: 'Senior engineer', from: 90_000, to: 115_000 },
      { level: 'Architect or delivery lead', from: 115_000, to: 140_000 },
    ],
  },
  [paths.shopify]: {
    sample: true,
    from: 140_000,
    to: 2_000_000,
    per: 'project',
    smallest: { name: `A store that takes orders in ${storeLaunchTime}`, price: 140_000 },
    movedBy: [
      'products with many variants or a configurator',
      'connections to stock and accounts',
      'how much order history has to be moved',
    ],
  },
  [paths.webApps]: {
    sample: true,
    from: 240_000,
    to: 9_000_000,
    per: 'project',
    smallest: { name: 'A working prototype for one group of users', price: 240_000 },
    movedBy: [
      'how many kinds of user there are',
      'whether it has to work without a signal',
      'the systems behind it',
    ],
  },
  [paths.aiChat]: {
    sample: true,
    from: 95_000,
    to: 2_600_000,
    per: 'project',
    smallest: {
      name: `One WhatsApp number with a pilot group, in ${chatPilotWeeks} weeks`,
      price: 95_000,
    },
    movedBy: [
      'how many systems the bot reads and writes',
      'how many languages it speaks',
      'how many live agents share the inbox',
    ],
  },
} as const satisfies Record<string, ServicePrice>;

/** A path that has prices. */
export type PricedPath = keyof typeof prices;
