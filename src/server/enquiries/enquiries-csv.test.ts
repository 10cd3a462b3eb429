import { expect, it } from 'vitest';
import { storedEnquiry } from '../../../tests/support/stored-enquiry.ts';
import { toCsv } from './enquiries-csv.ts';

it('has a head line and quotes what needs quotes', () => {
  const [head, line] = toCsv([storedEnquiry({ message: 'a "b", c\nd' })]).split('\r\n');
  expect(head).toMatch(
    /^\uFEFFcreated_at,name,email,phone,company,message,(.+,)?form_type,utm_source/,
  );
  expect(line).toContain(',"a ""b"", c\nd",');
});

it.each(['=1+1', '+cmd|x', '-2', '@SUM(A1)', '＝1+1', '＋1', '－2', '＠SUM(A1)'])(
  'disarms %j',
  (message) => expect(toCsv([storedEnquiry({ message })])).toContain(`,'${message},`),
);

it.each([
  ['\t=1', `"\t'=1"`],
  ['shops;=1+1', `"shops;'=1+1"`],
  [' =1', ` '=1`],
  ['shops; @SUM(A1)', `"shops; '@SUM(A1)"`],
  ['x;"=cmd|/c calc";y', `"x;""'=cmd|/c calc"";y"`],
  ['x;"" "=1"', `"x;"""" ""'=1"""`],
  ['x\t"＝1"', `"x\t""'＝1"""`],
  ['one\n+two', `"one\n'+two"`],
  ['one\t-two', `"one\t'-two"`],
])('disarms %j for a spreadsheet that ends cells there', (message, cell) => {
  expect(toCsv([storedEnquiry({ message })])).toContain(`,${cell},`);
});

it.each(['a;b', 'x = 1', 'five - two', 'a@b.example'])('leaves %j as it is', (message) => {
  expect(toCsv([storedEnquiry({ message })])).toMatch(
    new RegExp(`,"?${message.replace(/[+.]/g, '\\$&')}"?,`),
  );
});

it('leaves telephone numbers alone', () => {
  expect(toCsv([storedEnquiry({ phone: '+27 82 555 0101' })])).toContain(',+27 82 555 0101,');
});
