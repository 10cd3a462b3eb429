import { expect, it } from 'vitest';
import { country } from '../../src/content/company/country.ts';
import { dayIn } from '../../src/content/words/calendar-date.ts';
import { storedEnquiry } from '../../tests/support/stored-enquiry.ts';
import { toCsv } from './enquiry-reports.ts';

it('names the network of a click on an advert, beside the stored source', () => {
  const click = { utm_source: 'organic', utm_medium: 'search', entry_page: '/?gclid=a' };
  const [head, line, other] = toCsv([storedEnquiry(click), storedEnquiry()]).split('\r\n');
  expect(head).toMatch(/,idempotency_key,junk,advert,local_time$/);
  expect(line).toContain(',organic,search,');
  expect(line).toMatch(/,"Google Ads, by its click id",2[\d-]{9} \d\d:\d\d$/);
  expect(other).toMatch(/,key-00000001,,,2[\d-]{9} \d\d:\d\d$/);
});

it('lists junk after the others, with the reason', () => {
  const junk = storedEnquiry({ id: 1, name: 'Bot', junk: 'more than three links' });
  const all = [junk, storedEnquiry({ id: 2 })];
  const lines = toCsv(all).trimEnd().split('\r\n');
  expect(lines[1]).toContain(',Thandi Mokoena,');
  expect(lines[2]).toMatch(/,Bot,.*,more than three links,,2/);
});

it('writes CSV with a header, and quotes values where necessary', () => {
  const [head, line] = toCsv([storedEnquiry({ message: 'a "b", c\nd' })]).split('\r\n');
  expect(head).toMatch(
    /^\uFEFFcreated_at,name,email,phone,company,message,(.+,)?form_type,utm_source/,
  );
  expect(line).toContain(',"a ""b"", c\nd",');
});

it.each([
  ...['=1+1', '+cmd|x', '-2', '@SUM(A1)', '＝1+1', '＋1', '－2', '＠SUM(A1)'].map(
    (formula): [string, string] => [formula, `'${formula}`],
  ),
  ['\t=1', `"\t'=1"`],
  ['shops;=1+1', `"shops;'=1+1"`],
  [' =1', ` '=1`],
  ['shops; @SUM(A1)', `"shops; '@SUM(A1)"`],
  ['x;"=cmd|/c calc";y', `"x;""'=cmd|/c calc"";y"`],
  ['x;"" "=1"', `"x;"""" ""'=1"""`],
  ['x\t"＝1"', `"x\t""'＝1"""`],
  ['one\n+two', `"one\n'+two"`],
  ['one\t-two', `"one\t'-two"`],
])('writes %j as text, not as a formula, also where a spreadsheet splits it', (message, cell) => {
  expect(toCsv([storedEnquiry({ message })])).toContain(`,${cell},`);
});

it.each(['a;b', 'x = 1', 'five - two', 'a@b.example'])('writes %j unchanged', (message) => {
  const csv = toCsv([storedEnquiry({ message, phone: '+44 20 7946 0101' })]);
  expect(csv.replaceAll('"', '')).toContain(`,${message},`);
  expect(csv).toContain(',+44 20 7946 0101,');
});

it.each([
  ['+27821234567', "'+27821234567"],
  ['0821234567', "'0821234567"],
  ['+27 82 123 4567', '+27 82 123 4567'],
])('writes the telephone number %s as the text %s', (phone, cell) => {
  expect(toCsv([storedEnquiry({ phone })])).toContain(`,${cell},`);
});

it('gives the time of arrival in the company’s time zone', () => {
  const created_at = '2026-11-27T22:05:00.000Z';
  const { timeZone } = country;
  const day = dayIn(timeZone, Date.parse(created_at));
  const options = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  const time = new Date(created_at).toLocaleTimeString('en-GB', options);
  expect(toCsv([storedEnquiry({ created_at })])).toContain(`,${day} ${time}\r`);
});
