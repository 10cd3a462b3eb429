import { z } from 'zod';
import { isOfExtension } from '../../visits/clean-error.ts';
import { FRAME } from '../../visits/message.ts';

/** A violation of a page's content security policy. */
interface PolicyReport {
  directive: string;
  /** A keyword like `inline`, or the origin of the blocked resource. */
  blocked: string;
  /** The position in one of the site's own files that requested it. */
  frame?: string;
  /** The path of the page. */
  pathname: string;
}

const MAX_REPORTS = 20;

/** Addresses are cut before they are parsed: the time for a host name is quadratic. */
const address = z.string().transform((text) => text.slice(0, 500));

/** The format of `report-to`: https://w3c.github.io/webappsec-csp/#violation-events. */
const reportTo = z
  .array(
    z.object({
      type: z.string(),
      body: z
        .object({
          documentURL: address,
          effectiveDirective: z.string(),
          blockedURL: address.nullish(),
          sourceFile: address.nullish(),
          lineNumber: z.number().nullish(),
          columnNumber: z.number().nullish(),
        })
        .optional()
        .catch(undefined),
    }),
  )
  .max(MAX_REPORTS);

/** The format of `report-uri`. */
const reportUri = z
  .object({
    'csp-report': z.object({
      'document-uri': address,
      'effective-directive': z.string().optional(),
      'violated-directive': z.string(),
      'blocked-uri': address.nullish(),
      'source-file': address.nullish(),
      'line-number': z.number().nullish(),
      'column-number': z.number().nullish(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      type: 'csp-violation',
      body: {
        documentURL: report['document-uri'],
        effectiveDirective:
          report['effective-directive'] ?? report['violated-directive'].split(' ')[0]!,
        blockedURL: report['blocked-uri'],
        sourceFile: report['source-file'],
        lineNumber: report['line-number'],
        columnNumber: report['column-number'],
      },
    },
  ]);

const schema = z.union([reportTo, reportUri]);

/**
 * Parses policy reports.
 *
 * @param directives the policy's own; another one becomes `other`
 * @returns the body's reports, without those caused by extensions; undefined for another format
 */
export function reportReader(
  directives: readonly string[],
): (body: unknown) => PolicyReport[] | undefined {
  return (body) =>
    schema
      .safeParse(body)
      .data?.flatMap(({ type, body: report }) =>
        type === 'csp-violation' && report ? [report] : [],
      )
      .filter((report) => !isExtension(report.blockedURL) && !isExtension(report.sourceFile))
      .map((report) => {
        const path = URL.parse(report.sourceFile ?? '')?.pathname ?? '';
        const frame = `${path}:${report.lineNumber ?? 0}:${report.columnNumber ?? 0}`;
        return {
          directive: directives.includes(report.effectiveDirective)
            ? report.effectiveDirective
            : 'other',
          blocked: blockedBy(report.blockedURL ?? ''),
          ...(FRAME.test(frame) && { frame }),
          pathname: URL.parse(report.documentURL)?.pathname ?? '',
        };
      });
}

/** Browsers reduce an extension's address to its scheme, some without the colon. */
const isExtension = (address: string | null | undefined) => isOfExtension(`${address ?? ''}:`);

/** Without the path, which may contain personal data. */
function blockedBy(blocked: string): string {
  if (/^[a-z-]{1,24}$/.test(blocked)) return blocked;
  const { protocol, origin } = URL.parse(blocked) ?? { protocol: '?', origin: 'null' };
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}
