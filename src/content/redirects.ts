/**
 * Permanent redirects of former addresses. Keep entries, because search engines and old links use them for years.
 * The build stops on a target that does not exist.
 *
 * A `*` at the end of an address matches any text, which replaces the `*` of the target. Examples:
 * `'/services/powerapps': '/power-apps'`, `'/blog/*': '/insights/*'`.
 */
export const redirects: Readonly<Record<string, string>> = {};

/** Addresses of removed pages, answered 410: search engines drop them sooner than with 404. */
export const gone: readonly string[] = [];
