import { site as siteConfig } from '../content/site.ts';
import type { SiteConfig } from '../content/records/site-schema.ts';
import { wordList } from '../content/words/number-words.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import type { Backend } from './backend/backend.ts';
import type { Env } from './env.ts';
import type { Site } from './load-site.ts';
import { isLoopback } from './loopback.ts';
import type { Log } from './log.ts';
import { securityTxtExpiry } from './seo-files.ts';

export interface StartCheckOptions {
  siteUrl: Env['siteUrl'];
  recipients: Env['recipients'];
  site: Pick<Site, 'addresses' | 'build'>;
  backend: Pick<Backend, 'listPageSeo'>;
  /** The companies that the privacy notice names. */
  processors?: SiteConfig['privacy']['processors'];
  isSampleContent?: boolean;
  isDevelopment: boolean;
  log: Log;
}

const TIMEOUT_MS = 10_000;

/** How long before the expiry of /.well-known/security.txt to warn. */
const SECURITY_TXT_NEAR_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Checks settings whose errors visitors would notice first, and logs a warning with the remedy for each.
 * Never rejects: pages are served anyway. A failing backend is reported by the reads of metadata and the
 * check of the enquiry store.
 */
export async function checkStart(options: StartCheckOptions): Promise<void> {
  const { siteUrl, site, backend, isDevelopment, log } = options;
  const { isSampleContent = siteConfig.sampleContent } = options;
  checkNotice(options);
  if (!isDevelopment && isLoopback(new URL(siteUrl).hostname))
    log.warn(
      `SITE_URL is not the address of a site: canonical addresses, sitemap and share images use ${siteUrl}. Set it to the public address, like https://www.example.com`,
    );
  // Visitors of a public site would take them for facts.
  const isPublic = siteUrl.startsWith('https:');
  if (isSampleContent && isPublic)
    log.warn(
      'The content is the shipped sample, and public: replace it, then set sampleContent to false (content/site.yaml)',
    );
  const expires = securityTxtExpiry(site.build);
  if (expires.getTime() - Date.now() < SECURITY_TXT_NEAR_MS)
    log.warn(
      `/.well-known/security.txt expires on ${expires.toISOString().slice(0, 10)}, half a year after the build: build and deploy again ("npm run build")`,
    );
  await checkRecords(backend, [...site.addresses.keys()].map(decodeURI), log);
}

/** The privacy notice must name the companies that enquiries are sent to, a webhook's by its host. */
function checkNotice({
  recipients: { settings, webhookHost },
  processors = siteConfig.privacy.processors,
  log,
}: StartCheckOptions): void {
  if (processors.length === 0 && settings.length > 0)
    log.warn(
      `The privacy notice says that enquiries go to nobody else, but ${wordList(settings, 'and')} sends them to others: name those companies in privacy.processors (content/site.yaml), unless they are your own servers`,
    );
  if (webhookHost === undefined || isLoopback(webhookHost)) return;
  const isNamed = processors.some(({ hosts = [] }) =>
    hosts.some((host) => webhookHost === host || webhookHost.endsWith(`.${host}`)),
  );
  if (!isNamed)
    log.warn(
      `ENQUIRY_WEBHOOK_URL sends enquiries to ${webhookHost}, but no company in the privacy notice has this host: name it in privacy.processors with hosts: ['${webhookHost}'] (content/site.yaml)`,
    );
}

async function checkRecords(
  backend: StartCheckOptions['backend'],
  pagePaths: readonly string[],
  log: Log,
): Promise<void> {
  let records: PageSeo[];
  try {
    records = await backend.listPageSeo(AbortSignal.timeout(TIMEOUT_MS));
  } catch {
    return; // The first page's read fails for the same reason and logs it with the remedy.
  }
  const { withoutRecord, withoutPage } = compareRecords(
    pagePaths,
    records.map(({ path }) => path),
  );
  if (withoutRecord.length > 0)
    log.info(
      { paths: withoutRecord },
      'Pages without a record in page_seo: they show their own metadata (npm run seo)',
    );
  if (withoutPage.length > 0)
    log.warn(
      { paths: withoutPage },
      'Records in page_seo without a page: correct their paths, or delete them',
    );
}

/**
 * Compares pages and records. An address below another page's, like a case study's, needs no record: its
 * content has title and description.
 */
function compareRecords(
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
