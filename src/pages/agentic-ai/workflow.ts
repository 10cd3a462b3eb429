/** Whose ground a station stands on; the lanes of the diagram, from top to bottom. */
export const lanes = [
  { key: 'people', label: 'Your people' },
  { key: 'agent', label: 'The agent' },
  { key: 'systems', label: 'Your systems' },
] as const;

export type Lane = (typeof lanes)[number]['key'];

export interface Station {
  name: string;
  note: string;
  lane: Lane;
}

/** The way of a piece of work once the six stages are done. */
export const stations: Station[] = [
  { name: 'Work arrives', note: 'mail, form, ERP event', lane: 'systems' },
  { name: 'Reads and plans', note: 'goal, rules, past cases', lane: 'agent' },
  { name: 'Looks up the facts', note: 'orders, terms, stock', lane: 'systems' },
  { name: 'Within its limits?', note: 'sum, risk, confidence', lane: 'agent' },
  { name: 'A person decides', note: 'answers join the exam', lane: 'people' },
  { name: 'Books the step', note: 'with its own account', lane: 'systems' },
  { name: 'Reports, files the proof', note: 'kept for 24 months', lane: 'agent' },
];

/** Share of runs that leave station 4 by either way; the first is the page's third figure. */
export const shares = { alone: '92%', person: '8%' };
