import { z } from 'zod';
import { isOfExtension } from '../../visits/clean-error.ts';
import { FRAME } from '../../visits/message.ts';
import { reportedDirectives } from '../content-security-policy.ts';

interface PolicyReport {
  directive: string;
  /** A keyword like `inline`, or the origin of the blocked resource. */
  blocked: string;
  /** The position in one of the site's own files that requested it. */
  frame?: string;
  pathname: string;
}

/** Addresses are cut before they are parsed: the time for a host name is quadratic. */
const address = z.string().transform((text) => text.slice(0, 500));

/** What every browser posts to `report-uri`: https://w3c.github.io/webappsec-csp/#deprecated-serialize-violation */
const schema = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().default(''),
    'blocked-uri': address.default(''),
    'source-file': address.default(''),
    'line-number': z.number().default(0),
    'column-number': z.number().default(0),
  }),
});

/**
 * Parses a policy report. A directive that the policy does not have becomes `other`.
 *
 * @returns the body's report, unless an extension caused it; undefined for another format
 */
export function readReports(body: unknown): PolicyReport[] | undefined {
  const report = schema.safeParse(body).data?.['csp-report'];
  if (!report) return undefined;
  const { 'blocked-uri': blocked, 'source-file': source } = report;
  if (isExtension(blocked) || isExtension(source)) return [];
  const [violated = ''] = report['violated-directive'].split(' ', 1);
  const directive = report['effective-directive'] ?? violated;
  const path = URL.parse(source)?.pathname ?? '';
  const frame = `${path}:${report['line-number']}:${report['column-number']}`;
  return [
    {
      directive: reportedDirectives.includes(directive) ? directive : 'other',
      blocked: blockedBy(blocked),
      ...(FRAME.test(frame) && { frame }),
      pathname: URL.parse(report['document-uri'])?.pathname ?? '',
    },
  ];
}

/** Browsers reduce an extension's address to its scheme, some without the colon. */
const isExtension = (address: string) => isOfExtension(`${address}:`);

/** Without the path, which may contain personal data. */
function blockedBy(blocked: string): string {
  if (/^[a-z-]{1,24}$/.test(blocked)) return blocked;
  const { protocol, origin } = URL.parse(blocked) ?? { protocol: '?', origin: 'null' };
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}
