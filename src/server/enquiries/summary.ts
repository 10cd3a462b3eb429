import type { StoredEnquiry } from './stored-enquiries.ts';

interface Grouping {
  title: string;
  keyOf(enquiry: StoredEnquiry): string;
}

const groupings: Grouping[] = [
  {
    title: 'Source',
    // Without script nobody remembered the visit: neither source nor first page is known.
    keyOf: ({ utm_source, utm_medium, entry_page }) =>
      [utm_source, utm_medium].filter(Boolean).join(' / ') ||
      (entry_page ? '(direct)' : '(unknown)'),
  },
  { title: 'Campaign', keyOf: ({ utm_campaign }) => utm_campaign || '(none)' },
  // Without its query, or every click of a campaign would be a page of its own.
  {
    title: 'First page',
    keyOf: ({ entry_page }) => entry_page.replace(/\?.*$/, '') || '(unknown)',
  },
  { title: 'Form', keyOf: ({ form_type }) => form_type },
];

/** Wider values are cut: an address can be as long as its sender likes. */
const WIDEST = 48;

/**
 * How many enquiries each source, campaign, first page and form brought, and for each campaign
 * which forms: text for a terminal.
 */
export function toSummary(enquiries: StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries.\n';
  const days = enquiries.map(({ created_at }) => created_at.slice(0, 10)).sort();
  const head = `${enquiries.length} ${enquiries.length === 1 ? 'enquiry' : 'enquiries'}, ${days[0]} to ${days.at(-1)}`;
  const parts = groupings.map(({ title, keyOf }) => section(title, count(enquiries, keyOf)));
  const byCampaign = count(enquiries, (one) => `${groupings[1]!.keyOf(one)} → ${one.form_type}`);
  return `${[head, ...parts, section('Campaign → form', byCampaign)].join('\n\n')}\n`;
}

/** Most first, then by name. */
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

/** What strangers sent must not steer the terminal: no control characters, no changes of direction. */
function shown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > WIDEST ? `${characters.slice(0, WIDEST - 1).join('')}…` : line;
}
