import compiled from '../compiled/promises.json' with { type: 'json' };
import type { Promises } from '../model/promises-schema.ts';

/** What the pages promise: content/promises.yaml, and what follows from it. */
export const {
  agentAloneFromWeek,
  agentPrototypeWeeks,
  agentRecordMonths,
  agentSupervisionWeeks,
  answerHours,
  answerTime,
  automationWeeks,
  baselineWeeks,
  chatPilotWeeks,
  consultationMinutes,
  proposal,
  prototypeTime,
  prototypeWeeks,
  resultDay,
  review,
  reviewReport,
  reviewStartWeeks,
  reviewers,
  sprintWeeks,
  storeLaunchTime,
  storeLaunchWeeks,
  teamInvoiceDay,
  teamMeetDay,
  teamNoticeWeeks,
  teamStartDay,
  trialDays,
  trialSeats,
  workflowPrototypeWeeks,
}: Promises = compiled;
