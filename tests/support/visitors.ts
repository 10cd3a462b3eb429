import { onTestFinished } from 'vitest';
import { createVisitors } from './ask.ts';
import { enquiryRequest } from './enquiry.ts';

const REQUESTS_PER_SECOND = 120;
const PATHS = ['/', '/contact', '/case-studies', '/shopify', '/insights', '/favicon.svg'];

export interface Visits {
  answers: { what: string; outcome: number | string; ms: number }[];
  /** Keys of enquiries answered with 201. */
  acknowledged: Set<string>;
}

/**
 * Sends requests at a constant rate, a tenth of them enquiries, without waiting for earlier answers, until
 * stopped.
 *
 * @param certificate the origin's certificate, in PEM
 */
export function startVisitors(origin: string, certificate: string): { stop(): Promise<Visits> } {
  const visits: Visits = { answers: [], acknowledged: new Set() };
  const underWay = new Set<Promise<void>>();
  const visit = createVisitors(certificate);
  let sent = 0;

  async function ask(count: number): Promise<void> {
    const isEnquiry = count % 10 === 0;
    const key = `enquiry-${count}`;
    const what = isEnquiry ? 'enquiry' : PATHS[count % PATHS.length]!;
    const startedAt = performance.now();
    let outcome: number | string;
    try {
      const { status } = isEnquiry
        ? await visit(`${origin}/api/enquiries`, { body: enquiryRequest(key) })
        : await visit(origin + what);
      outcome = status;
    } catch (error) {
      outcome = String(error);
    }
    if (isEnquiry && outcome === 201) visits.acknowledged.add(key);
    visits.answers.push({ what, outcome, ms: performance.now() - startedAt });
  }

  const startedAt = performance.now();
  const timer = setInterval(() => {
    // Counts by the clock, to compensate for late timers.
    const due = ((performance.now() - startedAt) / 1000) * REQUESTS_PER_SECOND;
    while (sent < due) {
      const asked = ask((sent += 1));
      underWay.add(asked);
      void asked.finally(() => underWay.delete(asked));
    }
  }, 5);
  onTestFinished(() => clearInterval(timer));
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      return visits;
    },
  };
}
