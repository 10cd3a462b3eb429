import { onTestFinished } from 'vitest';
import { createHttpClient } from './http-client.ts';
import { enquiryRequest } from './enquiry.ts';

const REQUESTS_PER_SECOND = 120;
const PATHS = ['/', '/contact', '/case-studies', '/insights', '/favicon.svg'];

export interface LoadResult {
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
export function startConstantLoad(
  origin: string,
  certificate: string,
): { stop(): Promise<LoadResult> } {
  const result: LoadResult = { answers: [], acknowledged: new Set() };
  const pending = new Set<Promise<void>>();
  const send = createHttpClient(certificate);
  let sent = 0;

  async function sendOne(count: number): Promise<void> {
    const isEnquiry = count % 10 === 0;
    const key = `enquiry-${count}`;
    const what = isEnquiry ? 'enquiry' : PATHS[count % PATHS.length]!;
    const startedAt = performance.now();
    let outcome: number | string;
    try {
      const { status } = isEnquiry
        ? await send(`${origin}/api/enquiries`, { body: enquiryRequest(key) })
        : await send(origin + what);
      outcome = status;
    } catch (error) {
      outcome = String(error);
    }
    if (isEnquiry && outcome === 201) result.acknowledged.add(key);
    result.answers.push({ what, outcome, ms: performance.now() - startedAt });
  }

  const startedAt = performance.now();
  const timer = setInterval(() => {
    // Counts by the clock, to compensate for late timers.
    const due = ((performance.now() - startedAt) / 1000) * REQUESTS_PER_SECOND;
    while (sent < due) {
      const request = sendOne((sent += 1));
      pending.add(request);
      void request.finally(() => pending.delete(request));
    }
  }, 5);
  onTestFinished(() => clearInterval(timer));
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      return result;
    },
  };
}
