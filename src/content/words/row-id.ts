/**
 * The id of a row by its term, for links to it. A prefix keeps it apart from the page's own ids.
 *
 * @example rowId('Fixed price or time and materials') // 'row-fixed-price-or-time-and-materials'
 */
export const rowId = (term: string): string =>
  `row-${term.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}`;

/** Terms of rows that other pages link to. */
export const automationTerm = 'Simple Automations';
export const leadsTerm = 'Who leads';
export const meetingTerm = 'Meet the Team';
export const noticePeriodTerm = 'Notice';
export const supportTerm = 'Support after launch';
export const userTestTerm = 'Five users, every second week';
