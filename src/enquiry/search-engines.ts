/** A search engine's domain with any country suffix: www.google.co.za, yandex.ru; not notgoogle.com. */
const DOMAIN = /(?:^|\.)(?:google|bing|yahoo|duckduckgo|baidu|yandex)(?:\.[a-z]{2,3}){1,2}$/;

/** Short hosts of the same engines: Yandex's and DuckDuckGo's. */
const SHORT_HOST = /(?:^|\.)(?:ya\.ru|duck\.com)$/;

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
  protocol === 'android-app:'
    ? APPS.has(hostname)
    : DOMAIN.test(hostname) || SHORT_HOST.test(hostname);
