import { expect, it } from 'vitest';
import { storedEnquiry } from '../../tests/support/stored-enquiry.ts';
import { toSummary, toCsv } from './enquiry-reports.ts';

it('counts by source, campaign, first page and form, in descending order', () => {
  const direct = { utm_source: '', utm_medium: '', entry_page: '/shopify?utm_source=x' };
  const spring = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring' };
  const summary = toSummary([
    storedEnquiry({ ...direct, created_at: '2026-03-04T10:11:12.000Z' }),
    storedEnquiry({ ...spring, created_at: '2026-02-01T10:11:12.000Z' }),
    storedEnquiry({ ...spring, form_type: 'shopify-consultation' }),
  ]);
  const [period, ...tables] = summary.trimEnd().split('\n\n');
  expect(period).toBe('3 enquiries, 2026-02-01 to 2026-03-04');
  expect(tables).toEqual([
    'Source\n------------\ngoogle / cpc  2\n(direct)      1',
    'Campaign\n--------\nspring    2\n(none)    1',
    'First page\n----------\n/           2\n/shopify    1',
    'Form\n--------------------\ncontact               2\nshopify-consultation  1',
    expect.stringMatching(
      /^Campaign → form\n-+\n\(none\) → contact +1\nspring → contact +1\nspring → shopify-consultation  1$/,
    ),
  ]);
  expect(toSummary([])).toBe('No enquiries.\n');
});

it('counts forms that are not the site’s as another form', () => {
  const summary = toSummary([storedEnquiry({ form_type: 'You have won' })]);
  expect(summary).toMatch(/Form\n-+\nanother form +1/);
  expect(summary).not.toContain('You have won');
});

it('counts the source as unknown if the form was sent without script', () => {
  const summary = toSummary([storedEnquiry({ utm_source: '', utm_medium: '', entry_page: '' })]);
  expect(summary).toMatch(/Source\n-+\n\(unknown\) +1/);
});

it('counts and writes a click on an advert as what it is, beside the stored source', () => {
  const click = { utm_source: 'organic', utm_medium: 'search', entry_page: '/?gclid=a' };
  expect(toSummary([storedEnquiry(click)])).toMatch(/Source\n-+\nGoogle Ads, by its click id +1/);
  const [head, line, other] = toCsv([storedEnquiry(click), storedEnquiry()]).split('\r\n');
  expect(head).toMatch(/,idempotency_key,junk,advert$/);
  expect(line).toContain(',organic,search,');
  expect(line).toMatch(/,"Google Ads, by its click id"$/);
  expect(other).toMatch(/,key-00000001,,$/);
});

it('lists junk after the others, with the reason, and does not count it', () => {
  const junk = storedEnquiry({ id: 1, name: 'Bot', junk: 'more than three links' });
  const all = [junk, storedEnquiry({ id: 2 })];
  const lines = toCsv(all).trimEnd().split('\r\n');
  expect(lines[1]).toContain(',Thandi Mokoena,');
  expect(lines[2]).toMatch(/,Bot,.*,more than three links,$/);
  expect(toSummary(all)).toMatch(/^1 enquiry, [^]*\nMarked as junk, and not counted here: 1\n$/);
  expect(toSummary([junk])).toBe('No enquiries.\nMarked as junk, and not counted here: 1\n');
});

it('removes control characters, and truncates long values', () => {
  const values = { utm_campaign: '\u001b[2Jgone', entry_page: `/${'x'.repeat(300)}` };
  const summary = toSummary([storedEnquiry(values)]);
  expect(summary).not.toContain('\u001b');
  expect(summary).toContain(`/${'x'.repeat(46)}…`);
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
