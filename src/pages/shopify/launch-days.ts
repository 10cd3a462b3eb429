/** Where the 26 days of a launch went; the same five steps as the process. */
export const launchDays = [
  { step: 'Survey', days: 3 },
  { step: 'Design', days: 6 },
  { step: 'Build', days: 10 },
  { step: 'Test orders', days: 5 },
  { step: 'Launch', days: 2 },
] as const;
