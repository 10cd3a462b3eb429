import { country } from '../content/company/country.ts';
import mark from '../content/compiled/mark.json' with { type: 'json' };
import { contactLinks } from '../content/company/contact-links.ts';
import { siteConfig } from '../content/site.ts';
import { escapeMarkup } from '../seo/escape.ts';
import { palette } from '../theme/tokens.ts';

/** A contour line of a hill. */
const CONTOUR =
  'M17.6 1.6c6.6.4 12.6 4.6 12.8 11.4.2 6.2-3.8 8.2-6.6 12-2.5 3.3-6.5 6-11.6 4.6C6.4 28 1.8 23 1.6 16.8 1.3 8.5 9 1 17.6 1.6Z';

const brandMark = `<svg width="32" height="32" viewBox="${mark.viewBox}" fill="none" aria-hidden="true">${mark.drawing
  .replaceAll('var(--accent)', palette.ember)
  .replaceAll('var(--bg)', palette.paper)}</svg>`;

const hill = `<svg class="hill" viewBox="-16 -16 64 64" fill="none" stroke="${palette.line}" aria-hidden="true">${[
  0.4, 0.7, 1, 1.3, 1.6, 1.9,
]
  .map(
    (scale) =>
      `<path d="${CONTOUR}" transform="translate(16 16) scale(${scale}) translate(-16 -16)" stroke-width="${(0.16 / scale).toFixed(3)}"/>`,
  )
  .join('')}</svg>`;

/** The style sheet of plain pages, for their content security policy. */
export const plainPageCss = [
  `body{margin:0;min-height:100vh;min-height:100svh;display:grid;grid-template-rows:auto 1fr;background:${palette.paper};color:${palette.ink};font:1.0625rem/1.6 system-ui,sans-serif}`,
  'header,main{box-sizing:border-box;width:100%;max-width:76rem;margin:0 auto;padding:0 clamp(1.25rem,5vw,3rem)}',
  `a{color:${palette.ember}}`,
  'header{padding-top:1.25rem}',
  `header a{display:inline-flex;align-items:center;gap:.625rem;min-height:44px;color:inherit;font-size:1.125rem;font-weight:600;text-decoration:none}`,
  'main{align-self:center;padding-top:3rem;padding-bottom:4rem}',
  '.hill{position:fixed;z-index:-1;right:-12rem;bottom:-12rem;width:56rem}',
  'h1{max-width:20ch;margin:0 0 1.25rem;font-size:clamp(2rem,5vw,3.25rem);font-weight:600;line-height:1.1;letter-spacing:-.02em;text-wrap:balance}',
  'p{max-width:36rem;margin:0 0 1rem}',
  `dl{display:flex;flex-wrap:wrap;gap:1rem 3rem;margin:2rem 0;padding:1.25rem 0;border:solid ${palette.line};border-width:1px 0;max-width:36rem;background:${palette.paper}}`,
  `dt{color:${palette.mutedText};font-size:.9375rem}`,
  'dd{margin:0;font-size:1.1875rem;font-weight:600}',
  'dd a,p a{display:inline-block;padding:.5rem 0}',
  // In the header's corner, off the text.
  '@media(max-width:63.99rem){main{align-self:start}.hill{inset:-7rem -7rem auto auto;width:14rem}}',
].join('');

export interface PlainPage {
  title: string;
  paragraphs: readonly string[];
  /** For visitors to quote; the log has it. */
  requestId?: string | undefined;
}

/** HTML of a page that depends on nothing else: no script, file or rendering. Says how to reach the company. */
export function plainPageHtml({ title, paragraphs, requestId }: PlainPage): string {
  const text = paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`).join('');
  const contact = contactLinks.map(
    (link) =>
      `<div><dt>${link.kind}</dt><dd><a href="${escapeMarkup(link.href)}">${escapeMarkup(link.text)}</a></dd></div>`,
  );
  const reference = requestId ? `<p><small>Reference: ${escapeMarkup(requestId)}</small></p>` : '';
  return `<!DOCTYPE html><html lang="${country.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="format-detection" content="telephone=no"><title>${escapeMarkup(title + siteConfig.titleSeparator + siteConfig.name)}</title><style>${plainPageCss}</style></head><body><header><a href="/">${brandMark}${escapeMarkup(siteConfig.name)}</a></header><main>${hill}<h1>${escapeMarkup(title)}</h1>${text}${contact.length > 0 ? `<dl>${contact.join('')}</dl>` : ''}<p><a href="/">Go to the home page</a></p>${reference}</main></body></html>\n`;
}

/** Its name in the build, and in the folder that releases share. */
export const UNAVAILABLE_PAGE = 'unavailable.html';

/**
 * The page that a proxy sends while no process answers, for every address, and after a form was posted. The build
 * writes it.
 */
export const unavailablePageHtml = (): string =>
  plainPageHtml({
    title: 'The site is not available right now',
    paragraphs: [
      'It is us, not you. Please try again in a few minutes.',
      'Were you sending a form? It has probably not arrived. Go back in your browser: what you typed is still in the form, and sending it twice does no harm.',
      contactLinks.length > 0 ? 'You can also reach us without the site:' : '',
    ].filter(Boolean),
  });
