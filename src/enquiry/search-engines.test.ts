import { expect, it } from 'vitest';
import { isSearchEngine } from './search-engines.ts';

it.each([
  ['google.com', 'www.google.co.uk', 'www.google.com.au', 'www.google.de', 'www.google.me'],
  ['www.google.cat', 'www.google.com.ai', 'images.google.ca', 'scholar.google.com'],
  ['BING.com', 'cn.bing.com', 'www4.bing.com'],
  ['yahoo.com', 'www.yahoo.co.jp', 'za.search.yahoo.com', 'uk.yhs4.search.yahoo.com'],
  ['search.yahoo.co.jp', 'duckduckgo.com', 'html.duckduckgo.com', 'duck.com'],
  ['www.baidu.com', 'm.baidu.com', 'image.baidu.com'],
  ['yandex.ru', 'www.yandex.com.tr', 'images.yandex.ru', 'ya.ru'],
])('%s and its siblings search', (...hosts) => {
  for (const host of hosts)
    expect(isSearchEngine(new URL(`https://${host}/a?q=x`)), host).toBe(true);
});

it.each([
  'com.google.android.googlequicksearchbox/',
  'com.duckduckgo.mobile.android',
  'ru.yandex.searchplugin/',
])('the app %s searches', (app) => {
  expect(isSearchEngine(new URL(`android-app://${app}`))).toBe(true);
  expect(isSearchEngine(new URL(`https://${app}`))).toBe(false);
});

it.each([
  [
    'another service',
    'mail.google.com',
    'docs.google.com',
    'groups.google.co.uk',
    'ads.google.com',
  ],
  ['another service', 'maps.google.de', 'gemini.google.com', 'googleads.g.doubleclick.net'],
  [
    'another service',
    'mail.yahoo.com',
    'mail.yahoo.co.jp',
    'ads.bing.com',
    'edgeservices.bing.com',
  ],
  ['another service', 'tieba.baidu.com', 'an.yandex.ru', 'yabs.yandex.ru', 'mail.yandex.com'],
  ['another service', 'duck.ai', 'e.mail.ru', 'outlook.live.com'],
  ['a name that begins alike', 'google.dev', 'google.ai', 'google.abc.xyz', 'google.evil.example'],
  ['a name that begins alike', 'bing.ai', 'bing.co', 'yahoo.dev', 'duckduckgo.io', 'baidu.ai'],
  ['a name that begins alike', 'yandex.cloud', 'www.google.com.evil.org'],
  ['a name that ends alike', 'notgoogle.com', 'my-bing.com', 'maya.ru'],
])('%s does not: %s', (_, ...hosts) => {
  for (const host of hosts) expect(isSearchEngine(new URL(`https://${host}/`)), host).toBe(false);
  expect(isSearchEngine(new URL('android-app://com.google.android.gm/'))).toBe(false);
});
