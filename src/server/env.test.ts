import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseEnv } from './env.ts';
import { StartError } from './start-error.ts';

const messageOf = (input: Record<string, string>): string => {
  try {
    parseEnv(input);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message;
  }
  return '';
};

it('requires no variable', () => {
  expect(parseEnv({})).toEqual({
    siteUrl: 'http://localhost:3000',
    logLevel: 'info',
    httpSettings: { port: 3000, host: '0.0.0.0', trustProxy: 0, enquiryRateLimit: 60 },
    storage: { supabase: undefined, dataDir: 'data' },
    notifications: { mail: undefined, webhook: undefined },
    enquiryRecipients: { settingNames: [] },
  });
});

it('treats an empty or blank variable as unset', () => {
  expect(parseEnv({ PORT: '', SITE_URL: '  ', SUPABASE_URL: '', SUPABASE_ANON_KEY: '' })).toEqual(
    parseEnv({}),
  );
});

it('reads every variable', () => {
  const mail = {
    ENQUIRY_MAIL_TO: 'sales@example.com, owner@example.com',
    ENQUIRY_MAIL_FROM: 'website@example.com',
    SMTP_URL: 'smtps://user:pass%40word@mail.example.com',
    SMTP_ALLOW_UNENCRYPTED: 'true',
  };
  const env = parseEnv({
    ...{ PORT: '8080', HOST: '127.0.0.1', TRUST_PROXY: '2' },
    ...{ ENQUIRY_RATE_LIMIT: '5', DATA_DIR: '/var/lib/site', LOG_LEVEL: 'debug' },
    ...{ SITE_URL: 'https://www.example.com/', ALLOW_INDEXING: 'false' },
    ...mail,
  });
  expect(env).toEqual({
    siteUrl: 'https://www.example.com',
    logLevel: 'debug',
    httpSettings: { port: 8080, host: '127.0.0.1', trustProxy: 2, enquiryRateLimit: 5 },
    storage: { supabase: undefined, dataDir: '/var/lib/site' },
    notifications: {
      mail: {
        to: ['sales@example.com', 'owner@example.com'],
        from: mail.ENQUIRY_MAIL_FROM,
        smtpUrl: mail.SMTP_URL,
        allowUnencrypted: true,
      },
      webhook: undefined,
    },
    enquiryRecipients: { settingNames: ['SMTP_URL'], webhookHost: undefined },
    allowIndexing: false,
  });
});

it('listens on 127.0.0.1 in development unless HOST is set, and its origin has the port', () => {
  const hostOf = (input: object) =>
    parseEnv({ ...input }, { isDevelopment: true }).httpSettings.host;
  expect([hostOf({}), hostOf({ HOST: '0.0.0.0' })]).toEqual(['127.0.0.1', '0.0.0.0']);
  expect(parseEnv({ PORT: '4100' }).siteUrl).toBe('http://localhost:4100');
});

it('reports every invalid variable in one message, with its value and the expected format', () => {
  const wrong = {
    PORT: '99999',
    HOST: 'a b',
    SITE_URL: 'https://example.com/shop',
    SUPABASE_URL: 'not an address',
    DATA_DIR: 'a\0b',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'loud',
    ENQUIRY_RATE_LIMIT: '0',
    ENQUIRY_MAIL_TO: 'sales@example.com, nobody',
    ENQUIRY_MAIL_FROM: 'The website',
  };
  const message = messageOf(wrong);
  for (const [name, value] of Object.entries(wrong))
    expect(message).toContain(`- ${name}: found ${JSON.stringify(value)}, expected `);
  expect(message).not.toContain('expected undefined');
  expect(message).toContain('12 wrong variables'); // including the missing key and mail server
});

it.each([
  ['SUPABASE_URL', { SUPABASE_ANON_KEY: 'key' }],
  ['SUPABASE_ANON_KEY', { SUPABASE_URL: 'https://abcd.supabase.co' }],
  ['SMTP_URL', { ENQUIRY_MAIL_TO: 'sales@example.com' }],
  ['ENQUIRY_MAIL_TO', { SMTP_URL: 'smtp://mail.example.com' }],
])('requires %s if only its counterpart is set', (missing, input) => {
  const message = messageOf(input);
  expect(message).toContain(`- ${missing}: is not set`);
  expect(message).toContain('set both');
});

it.each([
  ['smtps://website%40example.com:secret@mail.example.com', 'website@example.com'],
  ['smtp://apikey:secret@mail.example.com', 'sales@example.com'],
])('uses the account of %s as sender if it is an email address', (SMTP_URL, from) => {
  const { notifications } = parseEnv({
    SMTP_URL,
    ENQUIRY_MAIL_TO: 'sales@example.com,b@example.com',
  });
  expect(notifications.mail?.from).toBe(from);
});

const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const jwt = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
const project = 'https://abcd.supabase.co';

const complete = {
  SUPABASE_URL: project,
  SUPABASE_ANON_KEY: 'key',
  ENQUIRY_MAIL_TO: 'sales@example.com',
  SMTP_URL: 'smtp://mail.example.com',
  ENQUIRY_WEBHOOK_URL: 'https://hooks.example.com',
  ENQUIRY_WEBHOOK_SECRET: webhookSecret,
};

it.each([
  ['PORT', ['0', '-1', '3000.5', '0x50', '1e3']],
  ['SITE_URL', ['www.example.com', 'ftp://example.com', 'https://example.com?x=1']],
  ['SITE_URL', ['//example.com', 'https://user:word@example.com', 'https://example.com/?']],
  ['SUPABASE_URL', ['https:abcd.supabase.co', 'abcd.supabase.co', `${project}/rest/v1/`]],
])('rejects wrong values of %s', (name, values) => {
  for (const value of values)
    expect(messageOf({ ...complete, [name]: value })).toContain(`${name}: found "${value}"`);
});

it.each([
  ['SMTP_URL', ['mail.example.com', 'https://m.example', 'smtp://', 'smtp://u:100%@m.example']],
  ['ENQUIRY_WEBHOOK_URL', ['http://hooks.example.com/in', 'ftp://127.0.0.1/', 'hooks.example']],
  ['SUPABASE_ANON_KEY', ['sb_secret_abc', jwt({ role: 'service_role' }), 'two words', 'schlüssel']],
  ['METRICS_TOKEN', ['x'.repeat(15), 'x'.repeat(201), 'sixteen and a blank']],
])('rejects wrong values of %s without printing them', (name, values) => {
  for (const value of values) {
    const [found] = messageOf({ ...complete, [name]: value }).split(', expected ');
    expect(found).toContain(`${name}: found a value of ${value.length} characters (not shown)`);
    expect(found).not.toContain(value);
  }
});

it.each(['https://hooks.example.com/in?key=1', 'http://127.0.0.1:5678/in', 'http://[::1]:1/'])(
  'accepts %s as ENQUIRY_WEBHOOK_URL',
  (url) => {
    const { notifications, enquiryRecipients } = parseEnv({
      ...complete,
      ENQUIRY_WEBHOOK_URL: url,
    });
    expect(notifications.webhook).toEqual({ url, secret: webhookSecret });
    expect(enquiryRecipients.webhookHost).toBe(new URL(url).hostname);
  },
);

it.each(['sb_publishable_abc', jwt({ role: 'anon' })])('accepts %s as public key', (anonKey) => {
  const { storage, enquiryRecipients } = parseEnv({
    ...complete,
    ...{ SUPABASE_URL: `${project}/`, SUPABASE_ANON_KEY: anonKey },
  });
  expect(storage.supabase).toEqual({ url: project, anonKey });
  expect(enquiryRecipients.settingNames).toEqual(['SUPABASE_URL', 'SMTP_URL']);
});

it('reads exactly the variables of .env.example', () => {
  const read = new Set<string>();
  parseEnv(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  const example = readFileSync('.env.example', 'utf8');
  const listed = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(listed.toSorted()).toEqual([...read].toSorted());
});
