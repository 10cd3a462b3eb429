import { siteConfig } from '../../content/site.ts';
import type { Log } from '../log.ts';
import type { NotSentError } from './outbox.ts';

const HOUR_MS = 60 * 60_000;

/** An email without an enquiry. */
export interface Note {
  subject: string;
  text: string;
}

interface JunkSummary {
  /** Counts an enquiry that was marked as junk. */
  count(): void;
  close(): void;
}

/**
 * Reports by email how many enquiries were marked as junk: the first one at once, then once an hour at most. If an
 * email fails, the next one includes its number.
 */
export function createJunkSummary(send: (note: Note) => Promise<void>, log: Log): JunkSummary {
  let unreported = 0;
  let lastAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  async function report(): Promise<void> {
    timer = undefined;
    const count = unreported;
    unreported = 0;
    lastAt = Date.now();
    try {
      await send(noteOf(count));
    } catch (error) {
      log.debug({ reason: (error as NotSentError).message }, 'The email about junk was not sent');
      unreported += count;
      schedule();
    }
  }

  function schedule(): void {
    timer ??= setTimeout(() => void report(), Math.max(0, lastAt + HOUR_MS - Date.now())).unref();
  }

  return {
    count() {
      unreported += 1;
      schedule();
    },
    close: () => clearTimeout(timer),
  };
}

function noteOf(count: number): Note {
  const what = count === 1 ? '1 enquiry was' : `${count} enquiries were`;
  return {
    subject: `Junk: ${what} marked as junk`,
    text: `${what} marked as junk at ${siteConfig.name}, and not sent to you.\n\nThey are stored: the operator’s command “enquiries” lists them after the others, with the reason; on a Supabase project they are the rows of the table enquiries whose column junk is not empty.\n`,
  };
}
