/**
 * Permanent redirects of former addresses. Keep entries, because search engines and old links use them for years.
 * The build stops on an entry that can't work.
 *
 * A source is a path in any spelling (`/About-Us/`), without query. A target is a page, with query or fragment if
 * need be, a file of the site, or an https address. A `*` at the end of a source matches any text, which replaces
 * the `*` of the target. Examples: `'/services/powerapps/': '/power-apps'`, `'/blog/*': '/insights/*'`,
 * `'/feed': '/insights/feed.xml'`, `'/shop/*': 'https://shop.example.com/*'`.
 */
export const redirects: Readonly<Record<string, string>> = {};

/** Addresses of removed pages, answered 410: search engines drop them sooner than with 404. */
export const gone: readonly string[] = [];
