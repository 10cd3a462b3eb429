import type { Backend } from './backend/backend.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { mailProblem, type MailServer } from './enquiries/mail-server.ts';
import type { Log } from './types.ts';

export interface StartCheckOptions {
  backend: Pick<Backend, 'listPageSeo' | 'enquiryProblems'>;
  mailServer: Pick<MailServer, 'verify'> | undefined;
  /** Every address of the site. */
  pagePaths: readonly string[];
  log: Log;
}

const PATIENCE_MS = 10_000;

/**
 * Looks for settings that a visitor would be the first to notice, and says each once with its
 * remedy. Never rejects: pages are served all the same. A backend that is away says nothing here,
 * the reads of metadata do.
 */
export async function checkStart({
  backend,
  mailServer,
  pagePaths,
  log,
}: StartCheckOptions): Promise<void> {
  await Promise.all([
    checkRecords(backend, pagePaths, log),
    checkEnquiries(backend, log),
    mailServer && checkMail(mailServer, log),
  ]);
}

async function checkRecords(
  backend: StartCheckOptions['backend'],
  pagePaths: readonly string[],
  log: Log,
): Promise<void> {
  let records: PageSeo[];
  try {
    records = await backend.listPageSeo(AbortSignal.timeout(PATIENCE_MS));
  } catch {
    return; // The first page's read fails for the same reason, and says so with the remedy.
  }
  const { withoutRecord, withoutPage } = compareRecords(
    pagePaths,
    records.map(({ path }) => path),
  );
  if (withoutRecord.length > 0)
    log.info(
      { paths: withoutRecord },
      'Pages without a record in page_seo: they show what they say of themselves (npm run seo)',
    );
  if (withoutPage.length > 0)
    log.warn(
      { paths: withoutPage },
      'Records in page_seo that no page has: correct their paths, or delete them',
    );
}

async function checkEnquiries(backend: StartCheckOptions['backend'], log: Log): Promise<void> {
  for (const problem of (await backend.enquiryProblems?.()) ?? [])
    log.warn(`No enquiry can be stored: ${problem}`);
}

async function checkMail(mailServer: Pick<MailServer, 'verify'>, log: Log): Promise<void> {
  try {
    await mailServer.verify();
  } catch (error) {
    log.warn(
      { reason: mailProblem(error) },
      `No mail about enquiries can be sent: ${mailRemedy(error)}. Enquiries are stored all the same`,
    );
  }
}

/**
 * Which pages have no record and which records no page. An address below another page's, like a
 * case study's, is no case for a record: its content brings title and description along.
 */
export function compareRecords(
  pagePaths: readonly string[],
  recordPaths: readonly string[],
): { withoutRecord: string[]; withoutPage: string[] } {
  const pages = new Set(pagePaths);
  const records = new Set(recordPaths);
  const isContent = (path: string) => pages.has(path.slice(0, path.lastIndexOf('/')));
  return {
    withoutRecord: pagePaths.filter((path) => !records.has(path) && !isContent(path)),
    withoutPage: recordPaths.filter((path) => !pages.has(path)),
  };
}

/** What to do about a mail server that refuses; nodemailer's codes. */
function mailRemedy(error: unknown): string {
  switch ((error as { code?: string }).code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return 'it refuses user or password of SMTP_URL (percent-encode special characters)';
    case 'EDNS':
      return 'the host of SMTP_URL has no address';
    default:
      return 'check host and port of SMTP_URL (smtps:// is for port 465, smtp:// for 587), and whether this machine may connect to it';
  }
}
