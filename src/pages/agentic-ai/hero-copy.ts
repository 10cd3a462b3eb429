import type { ImageAsset } from '../../content/types.ts';

export const hero = {
  eyebrow: 'Agentic AI',
  title: 'Agentic AI that finishes the job',
  lead: 'A chatbot explains how to book a credit note. An agent books it, attaches the proof and asks a person once the sum passes the limit you set. We design, connect and run agents like that in the systems you already own.',
  art: { src: '/art/heroes/agentic-ai', width: 1200, height: 1200 } satisfies ImageAsset,
};

interface RunStation {
  time: string;
  text: string;
  /** Done by a person, not by the agent. */
  person?: boolean;
}

/** One run of an agent, second by second: what 'finishes the job' means. */
export const run: { title: string; stations: RunStation[] } = {
  title: 'One run of an invoice agent',
  stations: [
    { time: '14:02:11', text: 'Reads invoice MK-2291 in the shared inbox' },
    { time: '+1.4 s', text: 'Finds the purchase order in the ERP, line by line' },
    { time: '+3.9 s', text: 'Sees two pallets missing on the delivery note' },
    { time: '+4.2 s', text: 'Stops: the gap is above its limit of R5,000' },
    { time: '+6 min', text: 'Naledi in Accounts approves a credit note', person: true },
    { time: '+6 min 2 s', text: 'Books it, answers the supplier, files the proof' },
  ],
};
