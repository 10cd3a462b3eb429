import { createHash } from 'node:crypto';
import type { SiteConfig } from '../content/site.ts';
import { fontFaceCss } from '../theme/font-faces.ts';

export interface CspInput {
  /** Hashes of the page's own `<style>` elements, as `inlineHash` makes them. */
  styleHashes: readonly string[];
  /** Hash of the one script that stands in each document (src/start.ts). */
  startHash?: string;
  /** Only development needs one, for the inline scripts of its tooling; a cached page can't have it. */
  nonce?: string;
  site: Pick<SiteConfig, 'hosts'>;
  /** The site is served over https: plain-http subresources are upgraded. */
  secure: boolean;
}

/** The hash source for the text of a `<style>` or `<script>`, quotes included. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Every document's fonts (src/app/HeadStart.tsx). */
const fontFaceHash = inlineHash(fontFaceCss);

/** styled-components adds an empty `<style>` in the browser and fills it through the CSSOM. */
const emptyStyleHash = inlineHash('');

/** Radix's scroll area, in the developer profiles, writes this one fixed `<style>` of its own. */
const scrollAreaStyleHash = inlineHash(
  '[data-radix-scroll-area-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-scroll-area-viewport]::-webkit-scrollbar{display:none}',
);

const originOf = (address: string): string => URL.parse(address)?.origin ?? '';

/**
 * The Content-Security-Policy of a page, made from its styles and the configured hosts. No inline
 * script but the one that starts the app, no `unsafe-inline` for style elements.
 *
 * The scheduling widget's hosts are in every page's policy, not in /book-consultation's alone: the
 * policy of the first document stays in force while the visitor moves on within the site.
 */
export function contentSecurityPolicy(input: CspInput): string {
  const { hosts } = input.site;
  const own = `'self'`;
  const nonce = input.nonce ? `'nonce-${input.nonce}'` : '';
  const schedulingScript = originOf(hosts.scheduling.script);
  const schedulingFrame = originOf(hosts.scheduling.frame);

  const directives: Record<string, string[]> = {
    'default-src': [`'none'`],
    'script-src': [own, nonce, input.startHash ?? '', schedulingScript],
    'script-src-attr': [`'none'`],
    // The widget's script links its own stylesheet.
    'style-src': [
      own,
      nonce,
      ...input.styleHashes,
      fontFaceHash,
      emptyStyleHash,
      scrollAreaStyleHash,
      schedulingScript,
    ],
    // Style attributes: React writes them for figures that only the moment knows (a drag's offset).
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': [own, 'data:', originOf(hosts.imageDelivery.origin), schedulingScript],
    'font-src': [own],
    'connect-src': [own],
    'media-src': [own],
    'frame-src': [originOf(hosts.maps), originOf(hosts.videoEmbedOrigin), schedulingFrame],
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
  return text.join('; ');
}

/** For answers that are no page (JSON, files, plain text): should one be opened as a document, it can do nothing. */
export const inertContentSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
