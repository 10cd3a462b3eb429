import { officeCountries } from './offices.ts';

/**
 * What the site promises, each number once. docs/promises.md says for which service, from when
 * and measured how; a page that repeats a promise takes its number from here, so that no two
 * pages can disagree.
 */

/** Hours from a message's arrival to a person's answer, on every day of the week. */
export const answerHours = 24;

/** The answer as every page words it: `within 24 hours`. */
export const answerTime = `within ${answerHours} hours`;

/** Minutes of the free consultation that comes before everything else, for all services. */
export const consultationMinutes = 30;

/** Weeks from kick-off to a prototype on real devices, for all services that start with one. */
export const prototypeWeeks = { from: 2, to: 8 } as const;

/** The same as running text has it: `2–8 weeks`. */
export const prototypeTime = `${prototypeWeeks.from}–${prototypeWeeks.to} weeks`;

/** A plain Shopify store takes its first order in less than this many weeks after kick-off. */
export const storeLaunchWeeks = 4;

/** The same as running text has it: `under 4 weeks`. */
export const storeLaunchTime = `under ${storeLaunchWeeks} weeks`;

/**
 * Agile Teams: days from a team's first working day to the first invoice. Who ends the work
 * within them owes nothing for them.
 */
export const trialDays = 30;

/** Agile Teams: days from the brief to meeting the people, and to their first working day. */
export const teamMeetDay = 8;
export const teamStartDay = 16;

/** Agile Teams: days from the brief to the first invoice. */
export const teamInvoiceDay = teamStartDay + trialDays;

/** Agile Teams: weeks of notice for any seat once the trial is over. */
export const teamNoticeWeeks = 2;

/** Weeks in a sprint; each ends in a demonstration, and at its end a project can be stopped. */
export const sprintWeeks = 2;

/**
 * The process review, the paid first step of Power Apps, Agentic AI, Web & App Development and
 * AI Chat: days with the people who do the work, and working days to the report.
 */
export const review = { daysBesidePeople: 2, workingDays: 5 } as const;

/** The most weeks from a client's go-ahead to the first day of a process review. */
export const reviewStartWeeks = 2;

/** AI agents: weeks from kick-off, the review included, to a prototype with its test score. */
export const agentPrototypeWeeks = 5;

/** AI agents: weeks after the prototype in which a person approves each of its actions. */
export const agentSupervisionWeeks = 6;

/** AI agents: the first week in which one may act without a person, within its limits. */
export const agentAloneFromWeek = agentPrototypeWeeks + agentSupervisionWeeks + 1;

/** AI workflows: weeks from kick-off to a prototype. */
export const workflowPrototypeWeeks = 3;

/** Simple automations: weeks from kick-off to live. */
export const automationWeeks = 2;

/** Months for which the record of each run of an agent is kept. */
export const agentRecordMonths = 24;

/** AI Chat: weeks from kick-off to the first real conversations, with a pilot group. */
export const chatPilotWeeks = 2;

/** Results: weeks before the first release in which the starting value is taken. */
export const baselineWeeks = 4;

/** Results: days after launch on which a result is read. */
export const resultDay = 90;

/** People in the company (professionals, not only developers). */
export const people = '300+';

/** Countries in which people work from home, beside those of the offices. */
const countriesWithoutOffice = ['Kenya', 'Portugal'];

/** The countries in which they work, each once: those of the offices first. */
export const countries: readonly string[] = [
  ...new Set([...officeCountries, ...countriesWithoutOffice]),
];
