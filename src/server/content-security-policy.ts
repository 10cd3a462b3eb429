import { createHash } from 'node:crypto';
import type { SiteConfig } from '../content/site.ts';
import { fieldEndpoint } from '../field/message.ts';

export interface CspInput {
  /** Hashes of the page's own `<style>` elements, as `inlineHash` makes them. */
  styleHashes: readonly string[];
  /** Hashes of the scripts that stand in documents. */
  scriptHashes?: readonly string[];
  /** For the styles and scripts of sections that come late; a cached page can't have it. */
  nonce?: string | undefined;
  /** The other services that the page can show; none for a page that leads nowhere without a new document. */
  hosts?: Pick<
    SiteConfig['hosts'],
    'analytics' | 'imageDelivery' | 'maps' | 'scheduling' | 'videoEmbedOrigin'
  >;
  /** The site is served over https: plain-http subresources are upgraded. */
  secure: boolean;
  /** Browsers report what was refused. */
  reports?: boolean;
}

/** The hash source for the text of a `<style>` or `<script>`, quotes included. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** styled-components adds an empty `<style>` in the browser and fills it through the CSSOM. */
const emptyStyleHash = inlineHash('');

/** Radix's scroll area, in the developer profiles, writes this one fixed `<style>` of its own. */
const scrollAreaStyleHash = inlineHash(
  '[data-radix-scroll-area-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-scroll-area-viewport]::-webkit-scrollbar{display:none}',
);

/** Names the endpoint of `report-to`; a document needs it beside its policy. */
export const reportingEndpoints = `field="${fieldEndpoint}"`;

/** What a report may name: the policy's directives, and the narrower names that browsers have for two of them. */
export const reportedDirectives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'manifest-src',
  'worker-src',
  'form-action',
  'base-uri',
  'object-src',
  'frame-ancestors',
] as const;

const originOf = (address = ''): string => URL.parse(address)?.origin ?? '';

/**
 * The Content-Security-Policy of a page, made from its styles and the configured hosts. No inline
 * script but those of the shell, no `unsafe-inline` for style elements.
 *
 * Every page of the site has the hosts of all of them, because the policy of the first document stays
 * in force while the visitor moves on within the site. docs/operations.md says what each is for.
 */
export function contentSecurityPolicy(input: CspInput): string {
  const { hosts } = input;
  const own = `'self'`;
  const nonce = input.nonce ? `'nonce-${input.nonce}'` : '';
  const schedulingScript = originOf(hosts?.scheduling.script);
  const schedulingFrame = originOf(hosts?.scheduling.frame);

  const { script = '', origins = [] } = hosts?.analytics ?? {};
  const analytics = script ? [script, ...origins].map(originOf) : [];

  // Without an account every picture is the site's own.
  const deliveredImages = hosts?.imageDelivery.account ? originOf(hosts.imageDelivery.origin) : '';

  const directives: Record<string, string[]> = {
    'default-src': [`'none'`],
    'script-src': [own, nonce, ...(input.scriptHashes ?? []), schedulingScript, ...analytics],
    'script-src-attr': [`'none'`],
    // The widget's script links its own stylesheet.
    'style-src': [
      own,
      nonce,
      ...input.styleHashes,
      emptyStyleHash,
      scrollAreaStyleHash,
      schedulingScript,
    ],
    // Style attributes: React writes them for figures that only the moment knows (a drag's offset).
    'style-src-attr': [`'unsafe-inline'`],
    // Some programs that count visits tell of them by a picture's address.
    'img-src': [own, 'data:', deliveredImages, schedulingScript, ...analytics],
    'font-src': [own],
    // The offices' page asks whether their maps can be had.
    'connect-src': [own, originOf(hosts?.maps), ...analytics],
    'media-src': [own],
    'frame-src': [originOf(hosts?.maps), originOf(hosts?.videoEmbedOrigin), schedulingFrame],
    'manifest-src': [own],
    'form-action': [own],
    'base-uri': [`'none'`],
    'object-src': [`'none'`],
    'frame-ancestors': [`'none'`],
  };
  const text = Object.entries(directives).map(([name, sources]) => {
    const given = [...new Set(sources.filter(Boolean))];
    return `${name} ${given.length > 0 ? given.join(' ') : `'none'`}`;
  });
  if (input.secure) text.push('upgrade-insecure-requests');
  if (input.reports) {
    // Browsers that know it leave report-uri alone, and report over https only.
    if (input.secure) text.push('report-to field');
    text.push(`report-uri ${fieldEndpoint}`);
  }
  return text.join('; ');
}

/** For answers that are no page (JSON, files, plain text): should one be opened as a document, it can do nothing. */
export const inertContentSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The text of each style element. */
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * Makes the policies of documents.
 *
 * @returns for a document's style elements, and the nonce of what comes late, its policy
 */
export function documentPolicy(
  options: Pick<CspInput, 'hosts' | 'secure' | 'reports'> & { scripts: readonly string[] },
) {
  const scriptHashes = options.scripts.map(inlineHash);
  return (styles: string, nonce: string | undefined): string => {
    const styleHashes = [...styles.matchAll(STYLE)].map(([, css = '']) => inlineHash(css));
    return contentSecurityPolicy({ ...options, styleHashes, scriptHashes, nonce });
  };
}
