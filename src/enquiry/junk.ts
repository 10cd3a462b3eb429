/*
 * What marks an enquiry as junk: it is stored, but no notification is sent. For the site's server and the edge
 * function `process-form-submission`: Node and Deno can both load it.
 */

/** Signals that only the site's server sees, and passes to the backend along with the payload. */
export type PostSignal = 'site field' | 'haste';

/** The header that carries them to the function, separated by commas. Deployed functions read it: the name stays. */
export const SIGNALS_HEADER = 'Enquiry-Signs';

/** What junk is compared with: an enquiry of the last hour. */
export interface EarlierEnquiry {
  email: string;
  message: string;
}

/** How long a text or a link is remembered. */
export const JUNK_WINDOW_MS = 60 * 60_000;

/** How many of the last enquiries are compared; a flood repeats itself soon enough. */
export const JUNK_WINDOW_ROWS = 200;

const MAX_LINKS = 3;
const SENDERS = 3;
/** Several visitors may ask for a call in the same few words. */
const MIN_TEXT = 25;
/** Nobody fills in the form faster. */
const HASTE_MS = 2_000;

/** A field for a website, which the form does not have, but bots fill in. */
const SITE_FIELD =
  /^(?:your)?(?:web(?:site|page|url)?|site(?:url|link)?|url|link|homepage|domain|blog)s?$/;

/**
 * The signals that a post has besides its payload.
 *
 * @param unknown fields that the form does not have
 * @param elapsedMs between the load of the form's page and the post, if a script reports it
 */
export function signalsOfPost(unknown: Record<string, unknown>, elapsedMs?: number): PostSignal[] {
  const fillsSite = Object.entries(unknown).some(
    ([name, value]) => value !== '' && SITE_FIELD.test(name.toLowerCase().replace(/[^a-z]/g, '')),
  );
  const isHasty = elapsedMs !== undefined && elapsedMs < HASTE_MS;
  return [...(fillsSite ? ['site field' as const] : []), ...(isHasty ? ['haste' as const] : [])];
}

/** An address that email programs turn into a link, and the markup of forums. */
const LINK = /(?:https?:\/\/|www\.)[^\s<>"'()[\]{}，。、；]+/giu;
const MARKUP = /<\/?a\b[^>]{0,2000}>|\[\/?(?:url|link)\b[^\]]{0,2000}\]/giu;

/** The distinct links of a text, without scheme and query, which a flood varies. */
function linksOf(text: string): Set<string> {
  const links = text.match(LINK) ?? [];
  const plain = links.map((link) =>
    link
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[?#].*$/s, '')
      .replace(/[./,;:!]+$/, ''),
  );
  return new Set(plain.filter(Boolean));
}

/** The letters and digits of a text. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * Why an enquiry is junk, in words; '' if it is not junk.
 *
 * @param signals of the post; unknown ones are ignored
 * @param lastHour the enquiries of the last hour, repeats of this one included
 */
export function junkReason(
  { email, message }: EarlierEnquiry,
  signals: readonly string[],
  lastHour: readonly EarlierEnquiry[],
): string {
  const links = linksOf(message);
  const words = wordsOf(message);
  const isOnlyLinks =
    links.size > 0 && wordsOf(message.replace(MARKUP, ' ').replace(LINK, ' ')) === '';
  const sentBy = (has: (earlier: EarlierEnquiry) => boolean) =>
    new Set(
      [email, ...lastHour.filter(has).map((earlier) => earlier.email)].map((one) =>
        one.toLowerCase(),
      ),
    ).size;
  const isRepeatedText =
    words.length >= MIN_TEXT && sentBy((earlier) => wordsOf(earlier.message) === words) >= SENDERS;
  // Outside the loop, because an enquiry may have hundreds of links.
  const earlierLinks = new Map(lastHour.map((earlier) => [earlier, linksOf(earlier.message)]));
  const isRepeatedLink = [...links].some(
    (link) => sentBy((earlier) => earlierLinks.get(earlier)!.has(link)) >= SENDERS,
  );
  const found: [string, boolean][] = [
    [
      'a field for a site, which the form does not have',
      signals.includes('site field' satisfies PostSignal),
    ],
    ['sent within two seconds', signals.includes('haste' satisfies PostSignal)],
    ['nothing but links', isOnlyLinks],
    ['more than three links', links.size > MAX_LINKS],
    ['a text of three senders', isRepeatedText],
    ['a link of three senders', isRepeatedLink],
  ];
  return found
    .filter(([, is]) => is)
    .map(([reason]) => reason)
    .join(', ');
}
