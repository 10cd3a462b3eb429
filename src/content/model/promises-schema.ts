import * as z from 'zod/mini';
import { withUnits } from '../words/units.ts';
import { text } from './common-fields.ts';

const count = z.number().check(z.positive());

/** content/promises.yaml. */
export const promisesSchema = z
  .strictObject({
    answerHours: count,
    consultationMinutes: count,
    prototypeWeeks: z.strictObject({ from: count, to: count }).check(
      z.refine(({ from, to }) => from <= to, {
        error: 'begins above its end: swap from and to',
      }),
    ),
    storeLaunchWeeks: count,
    sprintWeeks: count,
    trialDays: count,
    teamMeetDay: count,
    teamStartDay: count,
    teamNoticeWeeks: count,
    trialSeats: count,
    review: z.strictObject({ daysBesidePeople: count, workingDays: count }),
    reviewers: text,
    reviewReport: text,
    proposal: text,
    reviewStartWeeks: count,
    agentPrototypeWeeks: count,
    agentSupervisionWeeks: count,
    agentRecordMonths: count,
    workflowPrototypeWeeks: count,
    automationWeeks: count,
    chatPilotWeeks: count,
    baselineWeeks: count,
    resultDay: count,
  })
  .check(
    z.refine(({ teamMeetDay, teamStartDay }) => teamMeetDay <= teamStartDay, {
      path: ['teamMeetDay'],
      error: 'is after teamStartDay: clients meet the people first',
    }),
  );

type WrittenPromises = z.infer<typeof promisesSchema>;

/** What follows from the promises: times in running text, and days and weeks. */
const derived = {
  answerTime: ({ answerHours }: WrittenPromises) => withUnits(`within ${answerHours} hours`),
  prototypeTime: ({ prototypeWeeks: { from, to } }: WrittenPromises) =>
    withUnits(`${from}–${to} weeks`),
  freeMinutes: ({ consultationMinutes }: WrittenPromises) =>
    `${consultationMinutes}\u00a0free\u00a0minutes`,
  storeLaunchTime: ({ storeLaunchWeeks }: WrittenPromises) =>
    withUnits(`under ${storeLaunchWeeks} weeks`),
  /** Agile Teams: days from the brief to the first invoice. */
  teamInvoiceDay: ({ teamStartDay, trialDays }: WrittenPromises) => teamStartDay + trialDays,
  /** AI agents: the first week in which an agent may act without approval, within its limits. */
  agentAloneFromWeek: ({ agentPrototypeWeeks, agentSupervisionWeeks }: WrittenPromises) =>
    agentPrototypeWeeks + agentSupervisionWeeks + 1,
};

type Derived = { [Name in keyof typeof derived]: ReturnType<(typeof derived)[Name]> };
export type Promises = WrittenPromises & Derived;

/** The promises with what follows from them. */
export const withDerived = (promises: WrittenPromises): Promises => ({
  ...promises,
  ...(Object.fromEntries(
    Object.entries(derived).map(([name, of]) => [name, of(promises)]),
  ) as Derived),
});

/** The promises that are one number or text, which texts can name in braces. */
export const promiseNames: readonly string[] = [
  ...Object.entries(promisesSchema.shape).flatMap(([name, schema]) =>
    schema === count || schema === text ? name : [],
  ),
  ...Object.keys(derived),
];
