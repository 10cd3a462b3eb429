/**
 * The numbers of the site's promises, the single source for all pages. docs/promises.md has the service, start
 * and measurement of each.
 */

/** Hours from a message's arrival to a person's answer, on any day of the week. */
export const answerHours = 24;

/** The same in running text: `within 24 hours`. */
export const answerTime = `within ${answerHours} hours`;

/** Minutes of the free first consultation, for all services. */
export const consultationMinutes = 30;

/** Weeks from kick-off to a prototype on real devices, for all services that start with one. */
export const prototypeWeeks = { from: 2, to: 8 } as const;

/** The same in running text: `2–8 weeks`. */
export const prototypeTime = `${prototypeWeeks.from}–${prototypeWeeks.to} weeks`;

/** A plain Shopify store takes its first order in less than this many weeks after kick-off. */
export const storeLaunchWeeks = 4;

/** The same in running text: `under 4 weeks`. */
export const storeLaunchTime = `under ${storeLaunchWeeks} weeks`;

/**
 * Agile Teams: days from a team's first working day to the first invoice. A client who ends the work within
 * this time owes nothing.
 */
export const trialDays = 30;

/** Agile Teams: days from the brief to meeting the people, and to their first working day. */
export const teamMeetDay = 8;
export const teamStartDay = 16;

/** Agile Teams: days from the brief to the first invoice. */
export const teamInvoiceDay = teamStartDay + trialDays;

/** Agile Teams: weeks of notice for any seat after the trial. */
export const teamNoticeWeeks = 2;

/** Agile Teams: the people of a client's first team to whom the unpaid days apply. */
export const trialSeats = 5;

/** Weeks in a sprint. Each ends with a demonstration, after which the client can stop the project. */
export const sprintWeeks = 2;

/**
 * The process review, the paid first step of Power Apps, Agentic AI, Web & App Development and
 * AI Chat: days with the people who do the work, and working days to the report.
 */
export const review = { daysBesidePeople: 2, workingDays: 5 } as const;

/** Who does a process review, in running text at the start of a sentence. */
export const reviewers = 'An architect and an analyst';

/** What a process review ends with, in running text. */
export const reviewReport =
  'a report of two pages: where the hours go, what to build first and what it should earn';

/** What follows a consultation, in running text. */
export const proposal =
  'a written proposal of one page: scope, people, a price range and the risks';

/** The maximum of weeks from a client's go-ahead to the first day of a process review. */
export const reviewStartWeeks = 2;

/** AI agents: weeks from kick-off, the review included, to a prototype with its test score. */
export const agentPrototypeWeeks = 5;

/** AI agents: weeks after the prototype in which a person approves each of its actions. */
export const agentSupervisionWeeks = 6;

/** AI agents: the first week in which an agent may act without approval, within its limits. */
export const agentAloneFromWeek = agentPrototypeWeeks + agentSupervisionWeeks + 1;

/** AI workflows: weeks from kick-off to a prototype. */
export const workflowPrototypeWeeks = 3;

/** Simple automations: weeks from kick-off to live. */
export const automationWeeks = 2;

/** AI agents: months for which each run's record is kept. */
export const agentRecordMonths = 24;

/** AI Chat: weeks from kick-off to the first real conversations, with a pilot group. */
export const chatPilotWeeks = 2;

/** Results: weeks before the first release in which the starting value is measured. */
export const baselineWeeks = 4;

/** Results: the day after launch on which a result is measured. */
export const resultDay = 90;
