import { storedColumns, type StoredEnquiry } from './stored-enquiries.ts';

/** Without it Excel takes UTF-8 for the system's own character set: 'Zoë' becomes 'ZoÃ«'. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Comma-separated values (RFC 4180): a head line, then a line an enquiry, every field. */
export function toCsv(enquiries: StoredEnquiry[]): string {
  const lines = enquiries.map((enquiry) =>
    storedColumns.map((column) => csvCell(String(enquiry[column]))).join(','),
  );
  return (
    BYTE_ORDER_MARK + [storedColumns.join(','), ...lines].map((line) => `${line}\r\n`).join('')
  );
}

/**
 * Where a spreadsheet may begin a cell that it runs as a formula: at the start, and behind what it
 * takes for the end of a cell, quoted or not. One that is set to semicolons or tabs pays no heed to our
 * quotation marks; some take the full-width signs for the others.
 */
const FORMULA_START = /(^|[;\t\r\n])([^\S\t\r\n]*|["'\s]*["'])(?=[=+\-@＝＋－＠])/g;

/** Holds nothing that could run, so it stays as it is. */
const PHONE_NUMBER = /^\+[\d ().-]+$/;

/** An apostrophe makes text of what would be a formula. */
function csvCell(value: string): string {
  const safe = PHONE_NUMBER.test(value) ? value : value.replace(FORMULA_START, "$1$2'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
