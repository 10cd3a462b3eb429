import { advertOf } from '../../src/enquiry/advert-click.ts';
import { formPages } from '../../src/enquiry/form-type.ts';
import { type StoredEnquiry, storedColumns } from './stored-enquiries.ts';

interface Grouping {
  title: string;
  keyOf(enquiry: StoredEnquiry): string;
}

const groupings: Grouping[] = [
  {
    title: 'Source',
    // Without script no attribution is recorded: source and first page are unknown.
    keyOf: (enquiry) =>
      advertOf(enquiry) ||
      [enquiry.utm_source, enquiry.utm_medium].filter(Boolean).join(' / ') ||
      (enquiry.entry_page ? '(direct)' : '(unknown)'),
  },
  { title: 'Campaign', keyOf: ({ utm_campaign }) => utm_campaign || '(none)' },
  // Without the query, which differs with each click of a campaign.
  {
    title: 'First page',
    keyOf: ({ entry_page }) => entry_page.split('?', 1)[0] || '(unknown)',
  },
  { title: 'Form', keyOf: formOf },
];

/** A form of the site by its type: anybody can send another one. */
function formOf({ form_type }: StoredEnquiry): string {
  return formPages.has(form_type) ? form_type : 'another form';
}

const WIDEST = 48;

/**
 * Counts enquiries, without junk, by source, campaign, first page and form, and for each campaign by form, as text for a
 * terminal.
 */
export function toSummary(all: StoredEnquiry[]): string {
  const enquiries = all.filter(({ junk }) => junk === '');
  const junk = all.length - enquiries.length;
  const marked = junk === 0 ? '' : `Marked as junk, and not counted here: ${junk}\n`;
  if (enquiries.length === 0) return `No enquiries.\n${marked}`;
  const days = enquiries.map(({ created_at }) => created_at.slice(0, 10)).sort();
  const head = `${enquiries.length} ${enquiries.length === 1 ? 'enquiry' : 'enquiries'}, ${days[0]} to ${days.at(-1)}`;
  const parts = groupings.map(({ title, keyOf }) => section(title, count(enquiries, keyOf)));
  const byCampaign = count(enquiries, (one) => `${groupings[1]!.keyOf(one)} → ${formOf(one)}`);
  return `${[head, ...parts, section('Campaign → form', byCampaign)].join('\n\n')}\n${marked}`;
}

/** Sorted by count, then by name. */
function count(enquiries: StoredEnquiry[], keyOf: Grouping['keyOf']): [string, number][] {
  const counts = new Map<string, number>();
  for (const enquiry of enquiries) {
    const key = shown(keyOf(enquiry));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([one, some], [other, more]) => more - some || one.localeCompare(other));
}

function section(title: string, counts: [string, number][]): string {
  const width = Math.max(title.length, ...counts.map(([key]) => [...key].length));
  const lines = counts.map(([key, number]) => `${key.padEnd(width)}  ${number}`);
  return [title, '-'.repeat(width), ...lines].join('\n');
}

/** Removes control characters and direction marks, which could manipulate the terminal. */
function shown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > WIDEST ? `${characters.slice(0, WIDEST - 1).join('')}…` : line;
}

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Comma-separated values (RFC 4180): a header line, then a line per enquiry with every column, junk after the others, and `advert` for the
 * network whose click id its first page has.
 */
export function toCsv(enquiries: StoredEnquiry[]): string {
  const isJunk = ({ junk }: StoredEnquiry) => Number(junk !== '');
  const sorted = enquiries.toSorted((one, other) => isJunk(one) - isJunk(other));
  const lines = sorted.map((enquiry) =>
    [...storedColumns.map((column) => String(enquiry[column])), advertOf(enquiry)]
      .map(csvCell)
      .join(','),
  );
  const head = [...storedColumns, 'advert'].join(',');
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => `${line}\r\n`).join('');
}

/*
 * Where a spreadsheet may start a cell that it takes for a formula: at the beginning, and after what it takes
 * for a separator. With semicolons or tabs as separators, quotation marks do not protect; some spreadsheets
 * accept full-width signs.
 */
const BETWEEN_CELLS = /^[;"'\s]*|[;"'\s]+/g;
const SEPARATOR = /[;\t\r\n]/;
const FORMULA_SIGNS = '=+-@＝＋－＠';

/** A leading apostrophe makes a spreadsheet read the cell as text. */
const withoutFormulas = (value: string): string =>
  value.replace(BETWEEN_CELLS, (gap, at: number) => {
    const next = value.charAt(at + gap.length);
    const isCellStart = at === 0 || SEPARATOR.test(gap);
    return isCellStart && next !== '' && FORMULA_SIGNS.includes(next) ? `${gap}'` : gap;
  });

/** Can't be a formula: left unchanged. */
const PHONE_NUMBER = /^\+[\d ().-]+$/;

function csvCell(value: string): string {
  const safe = PHONE_NUMBER.test(value) ? value : withoutFormulas(value);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
