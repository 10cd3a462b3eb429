import { country } from '../../src/content/company/country.ts';
import { advertOf } from '../../src/enquiry/advert-click.ts';
import { type StoredEnquiry, storedColumns } from './stored-enquiries.ts';

/** Such as `2026-11-27 14:05` (Sweden's format). */
const localTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: country.timeZone,
});

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Comma-separated values (RFC 4180): a header line, then a line per enquiry with every column, junk after the others,
 * `advert` for the network whose click id its first page has, and `local_time`, when it arrived in the company's time
 * zone.
 */
export function toCsv(enquiries: StoredEnquiry[]): string {
  const isJunk = ({ junk }: StoredEnquiry) => Number(junk !== '');
  const sorted = enquiries.toSorted((one, other) => isJunk(one) - isJunk(other));
  const lines = sorted.map((enquiry) =>
    [
      ...storedColumns.map((column) => String(enquiry[column])),
      advertOf(enquiry),
      localTime.format(new Date(enquiry.created_at)),
    ]
      .map(csvCell)
      .join(','),
  );
  const head = [...storedColumns, 'advert', 'local_time'].join(',');
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => `${line}\r\n`).join('');
}

/*
 * Where a spreadsheet may read a cell as a formula: at the beginning, and after what it takes for a separator. With
 * semicolons or tabs as separators, quotation marks do not protect; some spreadsheets accept full-width characters.
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

/** Neither a formula nor a number to any spreadsheet, so left unchanged. */
const PHONE_NUMBER = /^\+(?!\d+$)[\d ().-]+$/;
/** A spreadsheet would drop its first zero. */
const LEADING_ZERO = /^0\d+$/;

function csvCell(value: string): string {
  const text = LEADING_ZERO.test(value) ? `'${value}` : value;
  const safe = PHONE_NUMBER.test(text) ? text : withoutFormulas(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
