import type { SiteConfig } from '../content/site.ts';
import { wordList } from '../content/words/number-words.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import type { Backend } from './backend/backend.ts';
import { isLoopback } from './env.ts';
import type { Log } from './types.ts';

export interface StartCheckOptions {
  backend: Pick<Backend, 'listPageSeo' | 'enquiryProblems'>;
  /** Every address of the site. */
  pagePaths: readonly string[];
  /** What the privacy notice names. */
  processors: SiteConfig['privacy']['processors'];
  /** The variables that are set and hand enquiries to another server. */
  handsOn: readonly string[];
  /** The origin that pages name as theirs. */
  siteUrl: string;
  /** What of the content is still a sample, a line each kind. */
  samples: readonly string[];
  /** Variables that nothing reads, with the one that was probably meant. */
  nearlyRight: readonly { found: string; meant: string }[];
  isDevelopment: boolean;
  /** Where enquiries are posted, if anywhere. */
  webhook?: { url: string } | undefined;
  /** When /.well-known/security.txt expires; undefined where there is none. */
  securityTxtExpires?: Date;
  log: Log;
}

const PATIENCE_MS = 10_000;

/** How long before its end /.well-known/security.txt is warned of. */
const SECURITY_TXT_NEAR_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Looks for settings that a visitor would be the first to notice, and says each once with its
 * remedy. Never rejects: pages are served all the same. A backend that is away says nothing here,
 * the reads of metadata do.
 */
export async function checkStart(options: StartCheckOptions): Promise<void> {
  const { backend, pagePaths, log } = options;
  checkNotice(options);
  checkEnvironment(options);
  checkSamples(options);
  checkWebhook(options);
  checkSecurityTxt(options);
  await Promise.all([checkRecords(backend, pagePaths, log), checkEnquiries(backend, log)]);
}

/** Whoever runs database and mail alone hands enquiries to nobody; the site can't know. */
function checkNotice({ processors, handsOn, log }: StartCheckOptions): void {
  if (processors.length === 0 && handsOn.length > 0)
    log.warn(
      `The privacy notice says that enquiries go to nobody else, but ${wordList(handsOn, 'and')} hands them on: name the companies behind it in privacy.processors (src/content/site.ts), unless they are your own servers`,
    );
}

function checkEnvironment({ siteUrl, nearlyRight, isDevelopment, log }: StartCheckOptions): void {
  for (const { found, meant } of nearlyRight)
    log.warn(`${found} is set, but nothing reads it: did you mean ${meant}?`);
  if (!isDevelopment && new URL(siteUrl).hostname === 'localhost')
    log.warn(
      `SITE_URL is not the address of a site: canonical addresses, sitemap and share images say ${siteUrl}. Set it before visitors come, like https://www.example.com`,
    );
}

/** On this machine samples are expected; behind a public address a visitor takes them for the truth. */
function checkSamples({ samples, siteUrl, log }: StartCheckOptions): void {
  const isPublic = siteUrl.startsWith('https:');
  for (const line of samples)
    if (isPublic) log.warn(`Still a sample, and visitors see it: ${line}`);
    else log.info(`Still a sample: ${line}`);
}

/** The notice is to name the company that a webhook hands enquiries to; the webhook's host tells which. */
function checkWebhook({ processors, webhook, log }: StartCheckOptions): void {
  if (!webhook) return;
  const { hostname } = new URL(webhook.url);
  const isNamed = processors.some(({ hosts = [] }) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
  if (!isNamed && !isLoopback(hostname))
    log.warn(
      `ENQUIRY_WEBHOOK_URL hands enquiries to ${hostname}, which no company of the privacy notice has: name it in privacy.processors with hosts: ['${hostname}'] (src/content/site.ts)`,
    );
}

function checkSecurityTxt({ securityTxtExpires, log }: StartCheckOptions): void {
  if (securityTxtExpires && securityTxtExpires.getTime() - Date.now() < SECURITY_TXT_NEAR_MS)
    log.warn(
      `/.well-known/security.txt expires on ${securityTxtExpires.toISOString().slice(0, 10)}, half a year after the build: build and deploy again ("npm run build")`,
    );
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
