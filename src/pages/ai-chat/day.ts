/** Messages of a day by the hour, from midnight. */
export const messages: readonly number[] = [
  14, 9, 6, 5, 6, 12, 28, 52, 84, 104, 112, 118, 126, 120, 112, 108, 110, 118, 122, 116, 98, 74, 48,
  26,
];

/** When live agents are at their desks, in hours of the day. */
export const officeHours = { opens: 8, closes: 17 } as const;

/** Live agents' share of an hour's messages: high during office hours, else urgent ones only. */
const shareAt = (hour: number) =>
  hour >= officeHours.opens && hour < officeHours.closes ? 0.44 : 0.06;

/** The number of each hour's messages that a live agent took. */
export const agentMessages = messages.map((count, hour) => Math.round(count * shareAt(hour)));

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** All messages of the day. */
export const messageCount = sum(messages);

/** Live agents' share of the day, from 0 to 1. */
export const agentShare = sum(agentMessages) / messageCount;

/** An hour as text: `08:00`. */
export const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
