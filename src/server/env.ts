import { z } from 'zod';
import { StartError } from './start-error.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * `host`: the site's host alone. `subdomains`: also those below it, whoever runs them. `preload`: also for the
 * lists that browsers are shipped with.
 */
const hstsScopes = ['host', 'subdomains', 'preload'] as const;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

/** A secret in the format of Standard Webhooks. */
const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/)
  .optional()
  .describe(
    'whsec_ and 24 to 64 bytes in base64; this makes one: echo whsec_$(openssl rand -base64 32)',
  );

/** No path has a NUL. */
const folder = z.string().refine((value) => !value.includes('\0'));

const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true');

const httpOrigin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value))
  .refine(({ href, origin }) => href === `${origin}/`)
  .transform(({ origin }) => origin);

/** The local machine, by a name or an address as URLs write them. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

/** A bare percent sign in a password would otherwise fail at the first mail. */
const isDecodable = (value: string): boolean => {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
};

/** A Supabase key with full permissions; legacy ones say so in their JWT payload. */
const isSecretKey = (key: string): boolean => {
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return key.startsWith('sb_secret_') || /"role"\s*:\s*"service_role"/.test(payload);
};

/** The parser of each variable, described by what is expected. */
const variables = {
  PORT: wholeNumber(1, 65535).default(3000).describe('a whole number from 1 to 65535'),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/)
    .optional()
    .describe('a host name or address to listen on, like 0.0.0.0 or 127.0.0.1'),
  SITE_URL: httpOrigin
    .optional()
    .describe('an origin without a path, like https://www.example.com'),
  SUPABASE_URL: httpOrigin
    .optional()
    .describe("the project's address without a path, like https://abcd.supabase.co"),
  SUPABASE_ANON_KEY: z
    .string()
    .regex(/^[!-~]+$/)
    .refine((value) => !isSecretKey(value))
    .optional()
    .describe(
      'the public (publishable or anon) key of the Supabase project; not a secret one, for which no row-level security holds',
    ),
  DATA_DIR: folder.default('data').describe('a folder that the process may write to'),
  SHARED_ASSETS_DIR: folder
    .optional()
    .describe('a folder that the processes of all releases may write to'),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe(
      'the exact number of proxies in front of the server, 0 to 10 (a bare "true" would let clients forge their address)',
    ),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .describe(`one of ${logLevels.join(', ')}`),
  ENQUIRY_RATE_LIMIT: wholeNumber(1, 100_000)
    .default(60)
    .describe('a whole number from 1 to 100000: enquiries per address in fifteen minutes'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/)
    .optional()
    .describe(
      'a secret of 16 to 200 visible characters without spaces, which a scraper of /metrics sends',
    ),
  HSTS: z
    .enum(hstsScopes)
    .default('host')
    .describe(`one of ${hstsScopes.join(', ')}: what browsers may only use over https`),
  ALLOW_INDEXING: yesOrNo
    .optional()
    .describe('true or false: whether search engines may list the pages'),
  SHOW_DRAFTS: yesOrNo
    .optional()
    .describe('true or false: whether drafts are shown, as on a staging server'),
  ENQUIRY_MAIL_TO: z
    .string()
    .transform((value) => value.split(',').map((address) => address.trim()))
    .pipe(z.array(z.email()))
    .optional()
    .describe('one or several mail addresses with commas between, like sales@example.com'),
  ENQUIRY_MAIL_FROM: z
    .email()
    .optional()
    .describe('the mail address that enquiries are sent from, like website@example.com'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./ })
    .refine(isDecodable)
    .optional()
    .describe(
      'the address of a mail server, like smtps://user:password@mail.example.com (465) or smtp://…:587, with special characters of the password percent-encoded',
    ),
  SMTP_ALLOW_UNENCRYPTED: yesOrNo
    .default(false)
    .describe(
      'true or false: whether mails may be sent unencrypted to a mail server without a user, in your own network',
    ),
  ENQUIRY_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => {
      const url = URL.parse(value);
      return url?.protocol === 'https:' || isLoopback(url?.hostname ?? '');
    })
    .optional()
    .describe(
      'the address that enquiries are posted to, https:// unless it is on this machine (http://127.0.0.1:…)',
    ),
  ENQUIRY_WEBHOOK_SECRET: webhookSecret,
  ENQUIRY_CHECK_SECRET: webhookSecret,
  ENQUIRY_SILENCE_HOURS: wholeNumber(1, 8_760)
    .optional()
    .describe(
      'a whole number from 1 to 8760: hours without an enquiry after which an alert is sent',
    ),
} satisfies Record<string, z.ZodType>;

type Name = keyof typeof variables;

type Values = { [N in Name]: z.output<(typeof variables)[N]> };

export const variableNames = Object.keys(variables) as Name[];

/** Their values are never printed. */
const secrets: readonly Name[] = [
  'SUPABASE_ANON_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
  'ENQUIRY_WEBHOOK_URL',
  'ENQUIRY_WEBHOOK_SECRET',
  'ENQUIRY_CHECK_SECRET',
];

/** Variables that must be set together. */
const pairs: [one: Name, other: Name, because: string][] = [
  [
    'SUPABASE_URL',
    'SUPABASE_ANON_KEY',
    'set both for a Supabase project, or neither for the embedded backend',
  ],
  ['ENQUIRY_MAIL_TO', 'SMTP_URL', 'set both to be notified of enquiries by mail, or neither'],
  [
    'ENQUIRY_WEBHOOK_URL',
    'ENQUIRY_WEBHOOK_SECRET',
    'set both to have enquiries posted, or neither',
  ],
];

const found = (name: Name, value: string): string =>
  secrets.includes(name)
    ? `a value of ${value.length} characters (not shown)`
    : JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);

/**
 * One environment variable; undefined where it isn't set and has no default.
 *
 * @throws StartError naming it, what was found and what is expected.
 */
export function parseVariable<N extends Name>(
  name: N,
  input: Record<string, string | undefined>,
): Values[N] {
  const raw = input[name]?.trim() || undefined;
  const result = variables[name].safeParse(raw);
  if (result.success) return result.data as Values[N];
  throw new StartError(
    `${name}: found ${found(name, raw ?? '')}, expected ${variables[name].description}`,
  );
}

/**
 * Parses the environment. An empty value counts as not set.
 *
 * @param options `isDevelopment` listens on localhost unless HOST says otherwise.
 * @throws StartError with one line for each invalid variable: its name, what was found, what is expected.
 */
export function parseEnv(
  input: Record<string, string | undefined>,
  { isDevelopment = false } = {},
) {
  const problems: string[] = [];
  const values = {} as Record<Name, unknown>;
  const isSet = (name: string) => (input[name] ?? '').trim() !== '';

  for (const name of variableNames) {
    try {
      values[name] = parseVariable(name, input);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }

  for (const [one, other, because] of pairs) {
    if (isSet(one) === isSet(other)) continue;
    const [given, missing] = isSet(one) ? [one, other] : [other, one];
    problems.push(
      `${missing}: found nothing, expected ${variables[missing].description}, because ${given} is set (${because})`,
    );
  }

  if (problems.length > 0)
    throw new StartError(
      [
        `The environment has ${problems.length === 1 ? 'a wrong variable' : `${problems.length} wrong variables`}:`,
        ...problems.map((problem) => `  - ${problem}`),
        'See docs/operations.md for all of them.',
      ].join('\n'),
    );

  const env = values as Values;
  return {
    /** Every variable that is set, others too. */
    given: Object.keys(input).filter(isSet),
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    logLevel: env.LOG_LEVEL,
    http: {
      port: env.PORT,
      // A development server serves sources: by default not to other machines.
      host: env.HOST ?? (isDevelopment ? '127.0.0.1' : '0.0.0.0'),
      trustProxy: env.TRUST_PROXY,
      enquiryRateLimit: env.ENQUIRY_RATE_LIMIT,
      metricsToken: env.METRICS_TOKEN,
      hsts: env.HSTS,
      sharedAssetsDir: env.SHARED_ASSETS_DIR,
    },
    storage: {
      supabase:
        env.SUPABASE_URL && env.SUPABASE_ANON_KEY
          ? { url: env.SUPABASE_URL, anonKey: env.SUPABASE_ANON_KEY }
          : undefined,
      dataDir: env.DATA_DIR,
    },
    notifications: {
      mail:
        env.ENQUIRY_MAIL_TO && env.SMTP_URL
          ? {
              to: env.ENQUIRY_MAIL_TO,
              from: env.ENQUIRY_MAIL_FROM ?? accountOf(env.SMTP_URL) ?? env.ENQUIRY_MAIL_TO[0]!,
              smtpUrl: env.SMTP_URL,
              allowUnencrypted: env.SMTP_ALLOW_UNENCRYPTED,
            }
          : undefined,
      webhook:
        env.ENQUIRY_WEBHOOK_URL && env.ENQUIRY_WEBHOOK_SECRET
          ? { url: env.ENQUIRY_WEBHOOK_URL, secret: env.ENQUIRY_WEBHOOK_SECRET }
          : undefined,
      silenceHours: env.ENQUIRY_SILENCE_HOURS,
      checkSecret: env.ENQUIRY_CHECK_SECRET,
    },
    /** Which settings send enquiries to others, without secrets. */
    recipients: {
      settings: (['SUPABASE_URL', 'SMTP_URL'] as const).filter(isSet),
      webhookHost: env.ENQUIRY_WEBHOOK_URL && new URL(env.ENQUIRY_WEBHOOK_URL).hostname,
    },
    publishing: {
      allowIndexing: env.ALLOW_INDEXING,
      showDrafts: env.SHOW_DRAFTS ?? isDevelopment,
    },
  };
}

/** The settings of the process, in groups by who reads them; docs/operations.md describes each variable. */
export type Env = ReturnType<typeof parseEnv>;
export type HttpSettings = Env['http'];
export type StorageSettings = Env['storage'];
export type NotificationSettings = Env['notifications'];
export type PublishingSettings = Env['publishing'];

/** The mail account, if it is an address: most servers only accept it as sender. */
function accountOf(smtpUrl: string): string | undefined {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return z.email().safeParse(user).success ? user : undefined;
}
