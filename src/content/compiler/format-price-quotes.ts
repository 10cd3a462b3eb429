import type { ContractTerm } from '../model/contract-terms-schema.ts';
import type { Country } from '../model/country-schema.ts';
import type { PriceList } from '../model/price-schema.ts';
import { numberFormatsOf } from '../words/number-formats.ts';

/** What texts of pages quote from content/prices.yaml, so that no browser has to format amounts. */
export interface PriceQuotes {
  review?: string;
  support?: string;
  chatRunning?: string;
  agentRunning?: string;
  /** The services with a price, by their keys. */
  priced: string[];
  /** An example of a process review's report. */
  exampleReport?: PriceList['exampleReport'];
}

/** Formats the amounts that texts quote, as the country writes them. */
export function priceQuotesOf(prices: PriceList, country: Country): PriceQuotes {
  const { review, exampleReport, support, chatRunning, agentAccount, services = {} } = prices;
  const { groupDigits, priceText } = numberFormatsOf(country);
  return {
    ...(review && { review: priceText(review.amount) }),
    ...(support && { support: priceText(support.amount, ' a month') }),
    ...(chatRunning && {
      chatRunning: `${groupDigits(chatRunning.conversations)} conversations about ${priceText(chatRunning.amount)}`,
    }),
    ...(agentAccount && { agentRunning: priceText(agentAccount.runningAMonth, ' a month') }),
    priced: Object.keys(services),
    exampleReport,
  };
}

/** The hours of a person's week. */
const WEEK_HOURS = 40;

/**
 * Fills in what an hour costs. Without a rate the names stay, and the build fails (content-checks/yaml-problems.ts).
 */
export function withHourlyRate(
  terms: readonly ContractTerm[],
  { projectRate }: PriceList,
  country: Country,
): ContractTerm[] {
  if (!projectRate) return [...terms];
  const { money } = numberFormatsOf(country);
  const anHour = (aWeek: number) => money(aWeek / WEEK_HOURS);
  return terms.map(({ term, text }) => ({
    term,
    text: text
      .replace('{hourlyFrom}', anHour(projectRate.from))
      .replace('{hourlyTo}', anHour(projectRate.to)),
  }));
}
