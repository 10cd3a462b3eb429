import type { ServerResponse } from 'node:http';
import { site } from '../content/site.ts';
import { palette } from '../theme/tokens.ts';
import { cachePolicy } from './cache-policy.ts';
import { contentSecurityPolicy, inlineHash } from './content-security-policy.ts';
import { escapeMarkup } from './escape-markup.ts';

/** The site's colours, the system's font: this page has to stand when nothing else does. */
const css = [
  `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${palette.paper};color:${palette.ink};font:1.0625rem/1.6 system-ui,sans-serif}`,
  'main{max-width:34rem;padding:2rem}',
  'h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}',
  `a{display:inline-block;padding:.6rem 0;color:${palette.ember}}`,
].join('');

export interface ErrorPage {
  status: number;
  title: string;
  text: string;
  /** Named so that a visitor can quote it and it can be found in the log. */
  requestId?: string | undefined;
}

/** The HTML of a page that needs no script, no file and no rendering. */
function errorPageHtml({ title, text, requestId }: ErrorPage): string {
  const mail = site.contact.email
    ? `<p>You can also write to <a href="mailto:${escapeMarkup(site.contact.email)}">${escapeMarkup(site.contact.email)}</a>.</p>`
    : '';
  const reference = requestId ? `<p><small>Reference: ${escapeMarkup(requestId)}</small></p>` : '';
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)} | ${escapeMarkup(site.name)}</title><style>${css}</style></head><body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>${mail}<p><a href="/">Go to the home page</a></p>${reference}</main></body></html>`;
}

const policy = contentSecurityPolicy({ styleHashes: [inlineHash(css)], secure: false });

/** Sends the page. The headers must not have gone out yet. */
export function sendErrorPage(res: ServerResponse, page: ErrorPage): void {
  res.statusCode = page.status;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Cache-Control', cachePolicy.none);
  res.setHeader('Content-Security-Policy', policy);
  res.end(errorPageHtml(page));
}
