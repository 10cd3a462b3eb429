/**
 * The hosts of six search engines, at the domains of countries (`.de`, `.co.za`, `.com.tr`; not `.ai` and `.io`).
 * Their other hosts (mail, documents, assistants, adverts, finance) are sites like any other.
 */
const HOSTS = [
  /^(?:(?:www\d?|m|images|scholar|lens|cse|encrypted|ipv6)\.)?google\.(?:com|cat|(?!ai$|io$)(?:com?\.)?[a-z]{2})$/,
  /^(?:(?:www\d?|m|images|[a-z]{2}|global)\.)?bing\.com$/,
  /^(?:(?:www\d?|m|images|[a-z]{2}|(?:[\w-]+\.)*search)\.)?yahoo\.(?:com|(?!ai$|io$)(?:com?\.)?[a-z]{2})$/,
  /^(?:(?:www\d?|m|html|lite|start|safe|noai)\.)?duck(?:duckgo)?\.com$/,
  /^(?:(?:www\d?|m|images?|wap)\.)?baidu\.(?:com|cn)$/,
  /^(?:(?:www\d?|m|images|clck)\.)?(?:ya\.ru|yandex\.(?:com|(?!ai$|io$)(?:com?\.)?[a-z]{2}))$/,
];

/** Their search apps on Android, the host of `android-app:` referrers. */
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
export const isSearchEngine = ({
  protocol,
  hostname,
}: Pick<URL, 'protocol' | 'hostname'>): boolean =>
  protocol === 'android-app:' ? APPS.has(hostname) : HOSTS.some((host) => host.test(hostname));
