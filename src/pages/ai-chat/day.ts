/** Messages of one day by the hour, midnight first: 1,728 in all. */
export const messages = [
  14, 9, 6, 5, 6, 12, 28, 52, 84, 104, 112, 118, 126, 120, 112, 108, 110, 118, 122, 116, 98, 74, 48,
  26,
] as const;

/** Office hours of the desk, in hours of the day. */
export const desk = { opens: 8, closes: 17 } as const;

/** How many of an hour's messages a live agent took: many while the desk is open, the urgent ones after. */
const agentShare = (hour: number) => (hour >= desk.opens && hour < desk.closes ? 0.44 : 0.06);

export const toAgents = messages.map((count, hour) => Math.round(count * agentShare(hour)));
