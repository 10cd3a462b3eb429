import { expect, it } from 'vitest';
import { isSearchEngine } from './search-engines.ts';

const isSearched = (host: string, scheme = 'https') =>
  isSearchEngine(new URL(`${scheme}://${host}/a?q=x`));

it.each([
  ['google.com', 'www.google.co.uk', 'www.google.com.au', 'www.google.de', 'www.google.me'],
  ['www.google.cat', 'www.google.com.ai', 'images.google.ca', 'scholar.google.com'],
  ['BING.com', 'cn.bing.com', 'www4.bing.com'],
  ['yahoo.com', 'www.yahoo.co.jp', 'za.search.yahoo.com', 'uk.yhs4.search.yahoo.com'],
  ['search.yahoo.co.jp', 'duckduckgo.com', 'html.duckduckgo.com', 'duck.com'],
  ['www.baidu.com', 'm.baidu.com', 'image.baidu.com'],
  ['yandex.ru', 'www.yandex.com.tr', 'images.yandex.ru', 'ya.ru'],
])('%s and its siblings are search engines', (...hosts) => {
  expect(hosts.filter((host) => !isSearched(host))).toEqual([]);
});

it.each([
  ['mail.google.com', 'docs.google.com', 'groups.google.co.uk', 'ads.google.com'],
  ['maps.google.de', 'gemini.google.com', 'googleads.g.doubleclick.net'],
  ['mail.yahoo.com', 'mail.yahoo.co.jp', 'ads.bing.com', 'edgeservices.bing.com'],
  ['tieba.baidu.com', 'an.yandex.ru', 'yabs.yandex.ru', 'mail.yandex.com'],
  ['duck.ai', 'e.mail.ru', 'outlook.live.com'],
  ['google.dev', 'google.ai', 'google.abc.xyz', 'google.evil.example'],
  ['bing.ai', 'bing.co', 'yahoo.dev', 'duckduckgo.io', 'baidu.ai'],
  ['yandex.cloud', 'www.google.com.evil.org', 'notgoogle.com', 'my-bing.com', 'maya.ru'],
])('%s and its siblings are not', (...hosts) => {
  expect(hosts.filter((host) => isSearched(host))).toEqual([]);
});

it.each([
  ['com.google.android.googlequicksearchbox', true],
  ['com.duckduckgo.mobile.android', true],
  ['ru.yandex.searchplugin', true],
  ['com.google.android.gm', false],
])('the app %s is a search engine: %s', (app, searches) => {
  expect(isSearched(app, 'android-app')).toBe(searches);
  expect(isSearched(app)).toBe(false);
});
