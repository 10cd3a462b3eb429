import { site } from '../content/site.ts';
import type { Article } from '../content/records/article-schema.ts';
import { isoDate, lastChange, startOfDay } from '../content/words/calendar-date.ts';
import { sampleArticleNote } from '../content/words/samples.ts';
import { paths } from '../paths.ts';
import { escapeMarkup } from './escape-markup.ts';

/** The year in which the ids of entries were first made: a tag names its owner on a day (RFC 4151). */
const TAG_YEAR = 2026;

/**
 * The articles as an Atom feed (RFC 4287), each with its whole text. Dates are the beginnings of their
 * days; the feed's own is that of its latest change.
 *
 * @param origin like `https://www.example.com`
 * @param articles those that are public, in the order of their list
 */
export function atomFeed(origin: string, articles: readonly Article[]): string {
  const tag = (name: string) => `tag:${new URL(origin).hostname},${TAG_YEAR}:${name}`;
  const moment = (day: string) => startOfDay(site.timeZone, day);
  const text = (name: string, content: string) => `<${name}>${escapeMarkup(content)}</${name}>`;
  const link = (rel: string, path: string, type: string) =>
    `<link rel="${rel}" href="${escapeMarkup(origin + path)}" type="${type}"/>`;

  const entries = articles.flatMap((article) => {
    const { id, feedId, title, author, category, date, excerpt, content } = article;
    const path = paths.insight(id);
    const note = article.sample ? `<p><small>${sampleArticleNote}</small></p>` : '';
    return [
      '  <entry>',
      `    ${text('title', title)}`,
      `    ${text('id', tag(paths.insight(feedId ?? id)))}`,
      `    ${link('alternate', path, 'text/html')}`,
      `    ${text('published', moment(isoDate(date)!))}`,
      `    ${text('updated', moment(lastChange(article)))}`,
      `    <author>${text('name', author)}</author>`,
      `    <category term="${escapeMarkup(category)}"/>`,
      `    ${text('summary', excerpt)}`,
      `    <content type="html">${escapeMarkup(note + absoluteLinks(content, origin + path))}</content>`,
      '  </entry>',
    ];
  });
  const latest = articles.map(lastChange).sort().at(-1) ?? `${TAG_YEAR}-01-01`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-ZA">`,
    `  ${text('title', `${site.name} Insights`)}`,
    `  ${text('subtitle', site.tagline)}`,
    `  ${text('id', tag(paths.insights))}`,
    `  ${link('self', paths.feed, 'application/atom+xml')}`,
    `  ${link('alternate', paths.insights, 'text/html')}`,
    `  ${text('updated', moment(latest))}`,
    `  <author>${text('name', site.name)}</author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** HTML whose links and pictures lead from anywhere to where they lead on the page at `address`. */
function absoluteLinks(html: string, address: string): string {
  const absolute = (url: string) => new URL(url, address).href;
  return html
    .replaceAll(
      /\s(href|src)="([^"]*)"/g,
      (_match, name: string, url: string) => ` ${name}="${absolute(url)}"`,
    )
    .replaceAll(
      /\ssrcset="([^"]*)"/g,
      (_match, list: string) =>
        ` srcset="${list.replaceAll(/(^|,\s*)(\/[^\s,]*)/g, (_m, before: string, url: string) => before + absolute(url))}"`,
    );
}
