import { createHash } from 'node:crypto';
import type { SiteConfig } from '../content/model/site-schema.ts';

export interface CspInput {
  /** Hashes of the page's own `<style>` elements, as `inlineHash` makes them. */
  styleHashes: readonly string[];
  scriptHashes?: readonly string[];
  /** For styles and scripts of late sections; a cached page has no nonce. */
  nonce?: string | undefined;
  /** The other services that pages may embed; none for a document that navigates by full loads only. */
  hosts?: Pick<
    SiteConfig['hosts'],
    'imageDelivery' | 'maps' | 'scheduling' | 'scripts' | 'videoEmbedOrigin'
  >;
  /** The site is served over https: plain-http subresources are upgraded. */
  secure: boolean;
}

/** The hash source for the text of a `<style>` or `<script>`, quotes included. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** styled-components adds an empty `<style>` in the browser and fills it through the CSSOM. */
const emptyStyleHash = inlineHash('');

const originOf = (address = ''): string => URL.parse(address)?.origin ?? '';

/**
 * The Content-Security-Policy of a page, made from its styles and the configured hosts. Allows no inline
 * script but the shell's, and no `unsafe-inline` for style elements. Every page allows the hosts of all
 * pages, because the policy of the first document stays in force during client-side navigation.
 * content/site.yaml explains each host.
 */
export function contentSecurityPolicy(input: CspInput): string {
  const { hosts } = input;
  const own = `'self'`;
  const nonce = input.nonce ? `'nonce-${input.nonce}'` : '';
  const calendar = hosts?.scheduling.link ? hosts.scheduling : undefined;
  const schedulingScript = originOf(calendar?.script);
  const schedulingFrame = originOf(calendar?.frame);

  const services = (hosts?.scripts ?? [])
    .flatMap(({ script, origins }) => [script, ...origins])
    .map(originOf);

  // Without an account all pictures are the site's own.
  const deliveredImages = hosts?.imageDelivery.account ? originOf(hosts.imageDelivery.origin) : '';

  const directives: Record<string, string[]> = {
    'default-src': [`'none'`],
    'script-src': [own, nonce, ...(input.scriptHashes ?? []), schedulingScript, ...services],
    // The widget's script adds its own stylesheet.
    'style-src': [own, nonce, ...input.styleHashes, emptyStyleHash, schedulingScript],
    // Style attributes: React writes them for computed values (the offset of a drag).
    'style-src-attr': [`'unsafe-inline'`],
    // Some services report by requesting an image.
    'img-src': [own, 'data:', deliveredImages, schedulingScript, ...services],
    'font-src': [own],
    // The contact page checks whether its maps are reachable.
    'connect-src': [own, originOf(hosts?.maps), ...services],
    'media-src': [own],
    'frame-src': [originOf(hosts?.maps), originOf(hosts?.videoEmbedOrigin), schedulingFrame],
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

/**
 * For responses that are not pages (JSON, files, plain text): opened as a document, they can load and run
 * nothing.
 */
export const inertContentSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * Creates the policies of documents.
 *
 * @returns makes a document's policy from its style elements and the nonce of late sections
 */
export function documentPolicy(
  options: Pick<CspInput, 'hosts' | 'secure'> & { scripts: readonly string[] },
) {
  const scriptHashes = options.scripts.map(inlineHash);
  return (styles: string, nonce: string | undefined): string => {
    const styleHashes = [...styles.matchAll(STYLE)].map(([, css = '']) => inlineHash(css));
    return contentSecurityPolicy({ ...options, styleHashes, scriptHashes, nonce });
  };
}
