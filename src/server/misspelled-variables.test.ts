import { expect, it } from 'vitest';
import { variableNames } from './env.ts';
import { misspelledVariables } from './start-checks.ts';

const near = (input: Record<string, string>) => misspelledVariables(input, variableNames);

it.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['SUPABASE_ANNON_KEY', 'SUPABASE_ANON_KEY'],
  ['MAIL_TO', 'ENQUIRY_MAIL_TO'],
  ['SMTP_URLL', 'SMTP_URL'],
])('reports %s as a misspelling of %s, also beside it', (found, meant) => {
  expect(near({ [found]: 'x' })).toEqual([{ found, meant }]);
  expect(near({ [found]: 'x', [meant]: 'y' })).toEqual([{ found, meant }]);
  expect(near({ [found]: '' })).toEqual([]);
});

it('ignores variables of other programs', () => {
  const names = [
    ...['HOME', 'PATH', 'HOSTNAME', 'NODE_ENV', 'SUPABASE_SERVICE_ROLE_KEY'],
    ...['LS_COLORS', 'URL', 'HTTP_PROXY'],
  ];
  expect(near(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
