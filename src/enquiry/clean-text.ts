/*
 * What people type ends up in mail headers, spreadsheets and databases. Control characters,
 * lone surrogates, invisible spaces and direction overrides never carry meaning there, so they go
 * before anything is counted or stored.
 */
const BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;
const UNSEEN_IN_PROSE = /(?![\n\t])[\p{Cc}\p{Cs}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** One line of text: line breaks become spaces (no header can be smuggled in), ends are trimmed. */
export function cleanLine(text: string): string {
  return text.normalize().replace(BREAKS_AND_TABS, ' ').replace(UNSEEN, '').trim();
}

/** Text of several lines: line breaks are `\n` whatever the browser sent, ends are trimmed. */
export function cleanProse(text: string): string {
  return text
    .normalize()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNSEEN_IN_PROSE, '')
    .trim();
}

/** What takes no ink: joiners, fillers, variation selectors, tags, and the blank Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Cn}\u2800]/gu;

/**
 * Length of a text by what can be seen of it, in UTF-16 units, without spaces at its ends: a name
 * of zero-width joiners has none.
 */
export function visibleLength(text: string): number {
  return text.replace(INVISIBLE, '').trim().length;
}
