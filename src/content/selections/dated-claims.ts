/** A price, promise, figure, certificate or partner status that its owner looks at again by a day. */
export interface DatedClaim {
  /** What and where it is: `/shopify, prices (src/content/company/prices.yaml)`. */
  place: string;
  /** Such as `2026-11-30`. */
  reviewBy: string;
}

/**
 * A line for each claim whose day is over, which build and start print (R181).
 *
 * @param today such as `2026-11-26`, in the company's time zone
 */
export const overdueClaims = (claims: readonly DatedClaim[], today: string): string[] =>
  claims
    .filter(({ reviewBy }) => reviewBy < today)
    .map(
      ({ place, reviewBy }) =>
        `to be reviewed since ${reviewBy}: ${place}. Confirm or correct it, and set its next reviewBy`,
    );
