import { paths } from '../../paths.ts';
import type { Sampled } from '../types.ts';
import {
  agentPrototypeWeeks,
  automationWeeks,
  chatPilotWeeks,
  storeLaunchTime,
} from './promises.ts';

/** A service's price in whole rand, without VAT. */
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
}

/** The process review's fixed price in rand; deducted from the price of a project that follows. */
export const reviewPrice = 48_000;

/** The prices of the services, by the path of their page. */
export const prices = {
  [paths.powerApps]: {
    sample: true,
    from: 160_000,
    to: 900_000,
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
    smallest: { name: 'One engineer for three months', price: 225_000 },
    movedBy: ['seniority', 'how rare the skill is', 'how long the team stays'],
  },
  [paths.shopify]: {
    sample: true,
    from: 140_000,
    to: 750_000,
    per: 'project',
    smallest: { name: `A store that takes orders in ${storeLaunchTime}`, price: 140_000 },
    movedBy: [
      'products with many variants or a configurator',
      'connections to stock and accounts',
      'how much order history moves along',
    ],
  },
  [paths.webApps]: {
    sample: true,
    from: 240_000,
    to: 3_500_000,
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
    to: 600_000,
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
