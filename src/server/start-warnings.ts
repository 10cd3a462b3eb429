import { siteConfig } from '../content/site.ts';
import type { SiteConfig } from '../content/model/site-schema.ts';
import { wordList } from '../content/words/number-words.ts';
import type { Env } from './env.ts';
import { isLoopback } from './loopback.ts';
import type { Log } from './log.ts';

export interface WarningOptions {
  siteUrl: Env['siteUrl'];
  enquiryRecipients: Env['enquiryRecipients'];
  /** The companies that the privacy notice names. */
  processors?: SiteConfig['privacy']['processors'];
  isDevelopment: boolean;
  log: Log;
}

/**
 * Logs a warning, with the remedy, for each wrong setting that visitors would notice first. Pages are served anyway.
 */
export function warnAboutSettings(options: WarningOptions): void {
  const { siteUrl, isDevelopment, log } = options;
  warnAboutNotice(options);
  if (!isDevelopment && isLoopback(new URL(siteUrl).hostname))
    log.warn(
      `SITE_URL is not the address of a site: canonical addresses, sitemap and share images use ${siteUrl}. Set it to the public address, like https://www.example.com`,
    );
}

/** The privacy notice must name the companies that enquiries are sent to, a webhook's by its host. */
function warnAboutNotice({
  enquiryRecipients: { settingNames, webhookHost },
  processors = siteConfig.privacy.processors,
  log,
}: WarningOptions): void {
  if (processors.length === 0 && settingNames.length > 0)
    log.warn(
      `The privacy notice says that enquiries go to nobody else, but ${wordList(settingNames, 'and')} sends them to others: name those companies in privacy.processors (content/company.yaml), unless they are your own servers`,
    );
  if (webhookHost === undefined || isLoopback(webhookHost)) return;
  const isNamed = processors.some(({ hosts = [] }) =>
    hosts.some((host) => webhookHost === host || webhookHost.endsWith(`.${host}`)),
  );
  if (!isNamed)
    log.warn(
      `ENQUIRY_WEBHOOK_URL sends enquiries to ${webhookHost}, but no company in the privacy notice has this host: name it in privacy.processors with hosts: ['${webhookHost}'] (content/company.yaml)`,
    );
}
