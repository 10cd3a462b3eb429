import type { Sampled } from '../types.ts';
import { wordList } from './number-words.ts';

/*
 * The notes about records with `sample: true`: beside studies, articles, figures, screens and what a visitor acts on
 * (SampleMark), in the footer for the rest.
 */

/** The beginning of a sample study's description in search results and on its share image. */
export const sampleStudyMark = 'Sample case study.';

/** For a study's page; a card and a slide have `sampleStudyMark` below `sampleStudiesNote`. */
export const sampleStudyNote = (client: string): string =>
  `${sampleStudyMark} ${client} is not a client and has not approved this; everything told here is invented.`;

/** For pictures of software. */
export const sampleScreensNote = 'Sample screens. Names and amounts in them are made up.';

/** For several studies at once, such as a list or a carousel's introduction. */
export const sampleStudiesNote =
  'Sample case studies. The companies named are not clients and have not approved this; everything told here is invented.';

/** For an article's card and page. */
export const sampleArticleNote = 'Sample article. Its author and projects are made up.';

/** For the clients' logos. */
export const sampleClientsNote = 'Sample names. These companies are made up.';

/** For figures about what clients gained. */
export const sampleFiguresNote = 'Sample figures. Invented, not client results.';

/** For an office's address. */
export const sampleOfficeNote = 'Sample address. There is no office here.';

/** For the calendar on /book-consultation. */
export const sampleCalendarNote = 'Sample calendar. Nobody keeps an appointment made there.';

/** For the contact of security.txt. */
export const sampleSecurityNote = 'Sample address. Nobody reads what is sent there.';

/** For the company in the privacy notice. */
export const sampleCompanyNote =
  'Sample company. Its numbers and terms are made up, and nobody reads its mailboxes.';

/** For the privacy notice. */
export const sampleNoticeNote = 'Sample notice. No lawyer has checked it.';

/** For the mailbox in the privacy notice. */
export const sampleMailboxNote = 'Sample mailbox. Nobody reads what is sent there.';

/** For the processors of enquiries in the privacy notice. */
export const sampleProcessorsNote = 'Sample names of those who handle enquiries.';

/**
 * The note on a list: unchanged if all records are samples, with the samples' names if only some are, undefined
 * if none is.
 *
 * @example noteOf('Sample names. Made up.', [{ name: 'A', sample: true }, { name: 'B' }]) // 'Sample names: A. Made up.'
 */
export function noteOf(
  note: string,
  records: readonly (Sampled & { name?: string })[],
): string | undefined {
  const samples = records.filter(({ sample }) => sample);
  if (samples.length === 0) return undefined;
  const names = samples.flatMap(({ name }) => name ?? []);
  return samples.length === records.length || names.length === 0
    ? note
    : note.replace('.', `: ${wordList(names, 'and')}.`);
}

/**
 * The footer's note on kinds of records.
 *
 * @param kinds the records by their kind in the plural
 * @returns undefined if none is a sample
 * @example kindsNoteOf({ prices, people }) // 'Samples on this site: prices and people. All are made up, …'
 */
export function kindsNoteOf(
  kinds: Readonly<Record<string, readonly Sampled[]>>,
): string | undefined {
  const samples = Object.keys(kinds).filter((kind) => kinds[kind]!.some(({ sample }) => sample));
  return samples.length === 0
    ? undefined
    : `Samples on this site: ${wordList(samples, 'and')}. All are made up, and nobody answers.`;
}
