/** A process before an agent takes it over, and what the agent then costs a month; amounts without sales tax. */
export interface Account {
  invoicesAMonth: number;
  minutesEach: number;
  costAnHour: number;
  runningAMonth: number;
}

/**
 * The first twelve months of an agent that works alone.
 *
 * @param build the price of building it
 * @param savedShare the share of the manual work that it saves, from 0 to 1
 * @returns hours and money saved, the cost of building and running it, and their ratio, to one decimal
 */
export function yearOf(
  { invoicesAMonth, minutesEach, costAnHour, runningAMonth }: Account,
  build: number,
  savedShare: number,
) {
  const hoursSaved = Math.round(((invoicesAMonth * minutesEach * 12) / 60) * savedShare);
  const saved = hoursSaved * costAnHour;
  const cost = build + 12 * runningAMonth;
  return { hoursSaved, saved, cost, times: Number((saved / cost).toFixed(1)) };
}
