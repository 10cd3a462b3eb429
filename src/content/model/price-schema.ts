import * as z from 'zod/mini';
import { described, isPublicFile, text, textLike } from './common-fields.ts';
import { sentence } from './sentence.ts';

/** Whole units of the country's currency, without its sales tax. */
const amount = z
  .int({
    error: ({ input }) =>
      input == null ? undefined : 'must be a whole number in digits alone, like 160000',
  })
  .check(z.positive());

const range = { from: amount, to: amount };
const isRange = z.refine<{ from: number; to?: number | undefined }>(
  ({ from, to = from }) => from <= to,
  {
    path: ['from'],
    error: 'is more than "to": swap or correct them',
  },
);

const servicePriceSchema = z
  .strictObject({
    ...range,
    per: described('The unit of the range.', z.enum(['project', 'person and month'])),
    smallest: described(
      'The smallest project or engagement. That of one person and month is named below the range.',
      z.strictObject({ name: sentence(), price: amount }),
    ),
    typical: described(
      'An example between the ends of the range, where no study is one.',
      z.optional(
        z.strictObject({ name: sentence(), from: amount, to: z.optional(amount) }).check(isRange),
      ),
    ),
    priceFactors: described(
      'The factors of the price within the range, the strongest first.',
      z.array(sentence()).check(z.minLength(1)),
    ),
    levels: described(
      'The range by level of experience, the lowest first.',
      z.optional(z.array(z.strictObject({ level: text, ...range }).check(isRange))),
    ),
  })
  .check(isRange)
  .check(
    z.refine(({ per, from, smallest }) => per !== 'project' || smallest.price === from, {
      path: ['smallest', 'price'],
      error: 'is not "from", the price of the smallest project: correct one of them',
    }),
  );

/** content/prices.yaml. Each price may be left out. */
export const priceListSchema = z.strictObject({
  review: described('The process review.', z.optional(z.strictObject({ amount }))),
  exampleReport: described(
    'An example of a process review’s report, a PDF in public.',
    z.optional(
      z.strictObject({
        href: textLike(isPublicFile, 'the path of a file in public'),
        label: text,
      }),
    ),
  ),
  support: described(
    'Support of live software, per month.',
    z.optional(z.strictObject({ amount })),
  ),
  projectRate: described(
    'A project’s team, per person and week.',
    z.optional(z.strictObject({ ...range }).check(isRange)),
  ),
  chatRunning: described(
    'A bot’s conversations, per month.',
    z.optional(z.strictObject({ conversations: amount, amount })),
  ),
  agentAccount: described(
    'A year’s account of the invoice agent.',
    z.optional(
      z.strictObject({
        invoicesAMonth: amount,
        minutesEach: amount,
        costAnHour: amount,
        runningAMonth: amount,
      }),
    ),
  ),
  services: described(
    'The services by their keys in services.yaml, and Markdown pages by their paths.',
    z.optional(z.record(z.string(), servicePriceSchema)),
  ),
});

export type PriceList = z.infer<typeof priceListSchema>;

/** A service's price. */
export type ServicePrice = z.infer<typeof servicePriceSchema>;
