/** What a country adds to a name: `.de`, `.co.za`, `.com.tr`. No search is at `.ai` and `.io`. */
const COUNTRY = String.raw`(?!ai$|io$)(?:com?\.)?[a-z]{2}`;

/**
 * The six engines: their domains, and the hosts of a domain that search, beside the usual ones. Every other host of
 * theirs (mail, documents, assistants, adverts, finance) is a site like any other.
 */
const ENGINES = [
  [`google\\.(?:com|cat|${COUNTRY})`, 'scholar|lens|cse|encrypted|ipv6'],
  [String.raw`bing\.com`, '[a-z]{2}|global'],
  [`yahoo\\.(?:com|${COUNTRY})`, String.raw`[a-z]{2}|(?:[\w-]+\.)*search`],
  [String.raw`duckduckgo\.com`, 'html|lite|start|safe|noai'],
  [String.raw`baidu\.(?:com|cn)`, 'wap'],
  [`yandex\\.(?:com|${COUNTRY})`, 'clck'],
  [String.raw`(?:ya\.ru|duck\.com)`, 'html'],
] as const;

const HOST = new RegExp(
  ENGINES.map(
    ([domain, hosts]) => String.raw`^(?:(?:www\d?|m|search|images?|${hosts})\.)?${domain}$`,
  ).join('|'),
);

/** Their apps for searching on Android, the host of `android-app:` referrers. */
const APPS = new Set([
  'com.google.android.googlequicksearchbox',
  'com.google.android.apps.searchlite',
  'com.microsoft.bing',
  'com.yahoo.mobile.client.android.search',
  'com.duckduckgo.mobile.android',
  'com.baidu.searchbox',
  'com.baidu.searchbox.lite',
  'ru.yandex.searchplugin',
  'com.yandex.searchapp',
]);

/** Whether a referrer is one of the six search engines. */
export const isSearchEngine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'android-app:' ? APPS.has(hostname) : HOST.test(hostname);
