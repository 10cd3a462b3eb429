import { isSearchEngine } from '../../enquiry/search-engines.ts';
import type { VisitOrigin } from '../../visits/message.ts';

export const visitSources = [
  'campaign',
  'advertising',
  'search',
  'ai-assistant',
  'social',
  'mail',
  'other-site',
  'this-site',
  'direct',
] as const;
type VisitSource = (typeof visitSources)[number];

/** Domains, of which every host counts, and ids of apps on Android, which are the host of their referrer. */
const PLACES: Partial<Record<VisitSource, string>> = {
  'ai-assistant': `
    chatgpt.com chat.openai.com openai.com perplexity.ai claude.ai gemini.google.com bard.google.com aistudio.google.com
    notebooklm.google.com copilot.microsoft.com copilot.com copilot.cloud.microsoft m365.cloud.microsoft
    edgeservices.bing.com grok.com x.ai meta.ai duck.ai you.com poe.com phind.com chat.mistral.ai chat.deepseek.com
    kimi.com chat.qwen.ai doubao.com yiyan.baidu.com character.ai pi.ai felo.ai genspark.ai manus.im
    com.openai.chatgpt ai.perplexity.app.android com.anthropic.claude com.google.android.apps.bard
    com.microsoft.copilot com.deepseek.chat ai.x.grok`,
  social: `
    facebook.com fb.com fb.me messenger.com instagram.com linkedin.com lnkd.in x.com twitter.com t.co youtube.com youtu.be
    tiktok.com reddit.com pinterest.com pin.it threads.net threads.com bsky.app mastodon.social whatsapp.com wa.me
    telegram.org telegram.me t.me snapchat.com quora.com tumblr.com discord.com slack.com vk.com ok.ru weibo.com xing.com
    line.me news.ycombinator.com
    com.facebook.katana com.facebook.lite com.facebook.orca com.instagram.android com.instagram.barcelona
    com.linkedin.android com.twitter.android com.google.android.youtube com.zhiliaoapp.musically com.reddit.frontpage
    com.pinterest com.whatsapp com.whatsapp.w4b org.telegram.messenger org.telegram.plus com.slack com.discord
    com.snapchat.android`,
  mail: `
    mail.google.com outlook.com outlook.live.com outlook.office.com outlook.office365.com outlook.cloud.microsoft
    mail.yahoo.com mail.yahoo.co.jp mail.aol.com proton.me protonmail.com mail.zoho.com fastmail.com icloud.com
    gmx.net gmx.de gmx.com web.de mail.ru mail.yandex.com mail.yandex.ru tuta.com mail.163.com mail.qq.com
    com.google.android.gm com.microsoft.office.outlook com.yahoo.mobile.client.android.mail ch.protonmail.android
    com.samsung.android.email.provider ru.mail.mailapp`,
};

const placeByHost = new Map(
  Object.entries(PLACES).flatMap(([place, hosts]) =>
    hosts
      .trim()
      .split(/\s+/)
      .map((host) => [host, place as VisitSource] as const),
  ),
);

/** The webmail of a company or a provider, which names its host so. */
const WEBMAIL = /^(?:e?mail|webmail|roundcube|owa|exchange|horde|zimbra)\d*\./;

/** What kind of place a host is; '' is none. Of at most 255 characters. */
function placeOf(host: string): VisitSource {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (name === '') return 'direct';
  for (let at = 0; at >= 0; at = name.indexOf('.', at + 1)) {
    const place = placeByHost.get(at === 0 ? name : name.slice(at + 1));
    if (place) return place;
  }
  const isSearch = ['https:', 'android-app:'].some((protocol) =>
    isSearchEngine({ protocol, hostname: name }),
  );
  if (isSearch) return 'search';
  return WEBMAIL.test(name) ? 'mail' : 'other-site';
}

/**
 * The source of a visit, of the closed list. An assistant is told by its host even if its links carry campaign
 * values, as ChatGPT's do.
 */
export function visitSource({ origin, host }: VisitOrigin): VisitSource {
  const place = placeOf(host);
  return origin === 'link' || place === 'ai-assistant' ? place : origin;
}
