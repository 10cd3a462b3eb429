import { withoutTax } from '../../content/company/country.ts';
import { ownFigures } from '../../content/company/figures.ts';
import { agentAccount, prices } from '../../content/company/prices.ts';
import { groupDigits, money } from '../../content/words/numbers.ts';
import { type Account, yearOf } from './account.ts';

const { agent } = ownFigures;

const build = prices['agentic-ai']?.typical?.from;

/** The example's first year, if figures and prices have the example. */
const year = agent && agentAccount && build && yearOf(agentAccount, build, agent.saved / 100);

/** @param year what follows from the account */
const accountText = (
  account: Account,
  year: ReturnType<typeof yearOf>,
  savedShare: number,
): string =>
  `${year.times}x in the first twelve months that the agent works alone, in the example: ${groupDigits(account.invoicesAMonth)}\u00a0invoices a month took ${account.minutesEach} minutes each. ${savedShare}% of that is ${groupDigits(year.hoursSaved)} hours, worth ${money(year.saved)} at ${money(account.costAnHour)} an hour, which is what an accounts clerk costs an employer, leave and overheads included. Building the agent and running it for those months costs ${money(year.cost)}${withoutTax}.`;

/** What a first agent changes, and the account behind it; for the page's data. */
export const figures = {
  account: agent && agentAccount && year && accountText(agentAccount, year, agent.saved),
  items: agent
    ? [
        {
          value: `${agent.saved}%`,
          label: 'less manual handling in the process that the agent takes over',
        },
        ...(year
          ? [{ value: `${year.times}x`, label: 'return on the first agent within twelve months' }]
          : []),
        {
          value: `${agent.alone}%`,
          label: 'of runs finished without a person stepping in',
        },
      ]
    : [],
};

export type AgentFigures = typeof figures;
