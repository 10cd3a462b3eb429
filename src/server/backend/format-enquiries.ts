import type { Enquiry } from './list-enquiries.ts';

const columns = [
  'created_at',
  'name',
  'email',
  'phone',
  'company',
  'message',
  'form_type',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'entry_page',
  'last_page',
  'id',
  'idempotency_key',
] as const satisfies readonly (keyof Enquiry)[];

/** Comma-separated values (RFC 4180): a head line, then a line an enquiry, every field. */
export function toCsv(enquiries: Enquiry[]): string {
  const lines = enquiries.map((enquiry) =>
    columns.map((column) => csvCell(String(enquiry[column]))).join(','),
  );
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

/**
 * A spreadsheet runs a cell that begins like a formula; an apostrophe makes it text. Telephone
 * numbers begin with `+` and hold nothing that could run, so they stay as they are.
 */
function csvCell(value: string): string {
  const isPhone = /^\+[\d ().-]+$/.test(value);
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) && !isPhone ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function toJson(enquiries: Enquiry[]): string {
  return `${JSON.stringify(enquiries, null, 2)}\n`;
}

const tableColumns: { head: string; width: number; cell: (enquiry: Enquiry) => string }[] = [
  { head: 'received (UTC)', width: 16, cell: (e) => e.created_at.slice(0, 16).replace('T', ' ') },
  { head: 'name', width: 22, cell: (e) => e.name },
  { head: 'email', width: 30, cell: (e) => e.email },
  { head: 'phone', width: 18, cell: (e) => e.phone },
  { head: 'company', width: 18, cell: (e) => e.company },
  { head: 'form', width: 22, cell: (e) => e.form_type },
  {
    head: 'source',
    width: 20,
    cell: (e) => [e.utm_source, e.utm_medium].filter(Boolean).join(' / '),
  },
  { head: 'message', width: 60, cell: (e) => e.message },
];

/** A table for a terminal: long values are cut with an ellipsis, the last line counts. */
export function toTable(enquiries: Enquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries yet.\n';
  const rows = [
    tableColumns.map(({ head }) => head),
    ...enquiries.map((enquiry) =>
      tableColumns.map(({ cell, width }) => shorten(oneLine(cell(enquiry)), width)),
    ),
  ];
  const widths = tableColumns.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return `${lines.join('\n')}\n\n${enquiries.length} ${enquiries.length === 1 ? 'enquiry' : 'enquiries'}\n`;
}

/** What strangers typed must not steer the terminal: no control characters, no line breaks. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

function shorten(text: string, width: number): string {
  const characters = [...text];
  return characters.length > width ? `${characters.slice(0, width - 1).join('')}…` : text;
}
