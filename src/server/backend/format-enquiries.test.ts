import { describe, expect, it } from 'vitest';
import { toCsv, toJson, toTable } from './format-enquiries.ts';
import type { Enquiry } from './list-enquiries.ts';

const enquiry = (values: Partial<Enquiry> = {}): Enquiry => ({
  id: 1,
  created_at: '2026-03-04T10:11:12.000Z',
  idempotency_key: 'key-00000001',
  name: 'Thandi',
  email: 't@example.com',
  phone: '+27 82 555 0101',
  company: '',
  message: 'Hello',
  form_type: 'contact',
  utm_source: 'google',
  utm_medium: 'search',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
  referrer: '',
  entry_page: '/',
  last_page: '/contact',
  ...values,
});

describe('CSV', () => {
  it('has a head line and quotes what needs quotes', () => {
    const [head, line] = toCsv([enquiry({ message: 'a "b", c\nd' })]).split('\r\n');
    expect(head).toMatch(/^created_at,name,email,phone,company,message,form_type,utm_source/);
    expect(line).toContain(',"a ""b"", c\nd",contact,');
  });

  it.each(['=1+1', '+cmd|x', '-2', '@SUM(A1)', '\t=1', ' =1'])('disarms %j', (message) => {
    expect(toCsv([enquiry({ message })])).toContain(`,'${message},`);
  });

  it('leaves telephone numbers alone', () => {
    expect(toCsv([enquiry()])).toContain(',+27 82 555 0101,');
  });
});

it('JSON gives back what was kept', () => {
  expect(JSON.parse(toJson([enquiry()]))).toEqual([enquiry()]);
});

describe('table', () => {
  it('says when there is nothing', () => {
    expect(toTable([])).toBe('No enquiries yet.\n');
  });

  it('has a line an enquiry, cuts long text, and counts', () => {
    const table = toTable([enquiry({ message: 'x'.repeat(100) }), enquiry({ message: 'a\nb' })]);
    expect(table).toContain(`${'x'.repeat(59)}…`);
    expect(table).toContain('a b');
    expect(table.trimEnd().endsWith('2 enquiries')).toBe(true);
    expect(table).toContain('2026-03-04 10:11');
    expect(table).toContain('google / search');
  });

  it('lets nobody steer the terminal', () => {
    expect(toTable([enquiry({ name: '\u001b[2Jgone' })])).not.toContain('\u001b');
  });
});
