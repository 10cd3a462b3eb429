import { z } from 'zod';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * `host`: the site's host alone. `subdomains`: also those below it, whoever runs them. `preload`: also for the
 * lists that browsers are shipped with.
 */
const hstsScopes = ['host', 'subdomains', 'preload'] as const;

/** Thrown by parseEnv; the message is for the operator. */
export class EnvError extends Error {
  override name = 'EnvError';
}

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
  .optional();
const WEBHOOK_SECRET =
  'whsec_ and 24 to 64 bytes in base64; this makes one: echo whsec_$(openssl rand -base64 32)';

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

/** One entry per variable: its parser, and the expectation for the error message. */
const variables = {
  PORT: {
    schema: wholeNumber(1, 65535).default(3000),
    expected: 'a whole number from 1 to 65535',
  },
  HOST: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/)
      .optional(),
    expected: 'a host name or address to listen on, like 0.0.0.0 or 127.0.0.1',
  },
  SITE_URL: {
    schema: httpOrigin.optional(),
    expected: 'an origin without a path, like https://www.example.com',
  },
  SUPABASE_URL: {
    schema: httpOrigin.optional(),
    expected: "the project's address without a path, like https://abcd.supabase.co",
  },
  SUPABASE_ANON_KEY: {
    schema: z
      .string()
      .regex(/^[!-~]+$/)
      .refine((value) => !isSecretKey(value))
      .optional(),
    expected:
      'the public (publishable or anon) key of the Supabase project; not a secret one, for which no row-level security holds',
    secret: true,
  },
  DATA_DIR: {
    schema: z
      .string()
      .refine((value) => !value.includes('\0'))
      .default('data'),
    expected: 'a folder that the process may write to',
  },
  SHARED_ASSETS_DIR: {
    schema: z
      .string()
      .refine((value) => !value.includes('\0'))
      .optional(),
    expected: 'a folder that the processes of all releases may write to',
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10).default(0),
    expected:
      'the exact number of proxies in front of the server, 0 to 10 (a bare "true" would let clients forge their address)',
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels).default('info'),
    expected: `one of ${logLevels.join(', ')}`,
  },
  ENQUIRY_RATE_LIMIT: {
    schema: wholeNumber(1, 100_000).default(60),
    expected: 'a whole number from 1 to 100000: enquiries per address in fifteen minutes',
  },
  METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^[!-~]{16,200}$/)
      .optional(),
    expected:
      'a secret of 16 to 200 visible characters without spaces, which a scraper of /metrics sends',
    secret: true,
  },
  HSTS: {
    schema: z.enum(hstsScopes).default('host'),
    expected: `one of ${hstsScopes.join(', ')}: what browsers may only use over https`,
  },
  ALLOW_INDEXING: {
    schema: yesOrNo.optional(),
    expected: 'true or false: whether search engines may list the pages',
  },
  SHOW_DRAFTS: {
    schema: yesOrNo.optional(),
    expected: 'true or false: whether drafts are shown, as on a staging server',
  },
  ENQUIRY_MAIL_TO: {
    schema: z
      .string()
      .transform((value) => value.split(',').map((address) => address.trim()))
      .pipe(z.array(z.email()))
      .optional(),
    expected: 'one or several mail addresses with commas between, like sales@example.com',
  },
  ENQUIRY_MAIL_FROM: {
    schema: z.email().optional(),
    expected: 'the mail address that enquiries are sent from, like website@example.com',
  },
  SMTP_URL: {
    schema: z
      .url({ protocol: /^smtps?$/, hostname: /./ })
      .refine(isDecodable)
      .optional(),
    expected:
      'the address of a mail server, like smtps://user:password@mail.example.com (465) or smtp://…:587, with special characters of the password percent-encoded',
    secret: true,
  },
  SMTP_ALLOW_UNENCRYPTED: {
    schema: yesOrNo.default(false),
    expected:
      'true or false: whether mails may be sent unencrypted to a mail server without a user, in your own network',
  },
  ENQUIRY_WEBHOOK_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((value) => {
        const url = URL.parse(value);
        return url !== null && (url.protocol === 'https:' || isLoopback(url.hostname));
      })
      .optional(),
    expected:
      'the address that enquiries are posted to, https:// unless it is on this machine (http://127.0.0.1:…)',
    secret: true,
  },
  ENQUIRY_WEBHOOK_SECRET: { schema: webhookSecret, expected: WEBHOOK_SECRET, secret: true },
  ENQUIRY_CHECK_SECRET: { schema: webhookSecret, expected: WEBHOOK_SECRET, secret: true },
  ENQUIRY_SILENCE_HOURS: {
    schema: wholeNumber(1, 8_760).optional(),
    expected:
      'a whole number from 1 to 8760: hours without an enquiry after which an alert is sent',
  },
} satisfies Record<string, { schema: z.ZodType; expected: string; secret?: boolean }>;

type Name = keyof typeof variables;

export const variableNames = Object.keys(variables);

type Values = { [N in Name]: z.output<(typeof variables)[N]['schema']> };

/** Variables that must be set together. */
const pairs: { names: Name[]; because: string }[] = [
  {
    names: ['SUPABASE_URL', 'SUPABASE_ANON_KEY'],
    because: 'set both for a Supabase project, or neither for the embedded backend',
  },
  {
    names: ['ENQUIRY_MAIL_TO', 'SMTP_URL'],
    because: 'set both to be notified of enquiries by mail, or neither',
  },
  {
    names: ['ENQUIRY_WEBHOOK_URL', 'ENQUIRY_WEBHOOK_SECRET'],
    because: 'set both to have enquiries posted, or neither',
  },
];

const found = (name: Name, value: string): string =>
  'secret' in variables[name]
    ? `a value of ${value.length} characters (not shown)`
    : JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);

/**
 * One environment variable; undefined where it isn't set and has no default.
 *
 * @throws EnvError naming it, what was found and what is expected.
 */
export function parseVariable<N extends Name>(
  name: N,
  input: Record<string, string | undefined>,
): Values[N] {
  const raw = input[name]?.trim() || undefined;
  const result = variables[name].schema.safeParse(raw);
  if (result.success) return result.data as Values[N];
  throw new EnvError(
    `${name}: found ${found(name, raw ?? '')}, expected ${variables[name].expected}`,
  );
}

/**
 * Parses the environment. An empty value counts as not set.
 *
 * @param options `isDevelopment` listens on localhost unless HOST says otherwise.
 * @throws EnvError with one line for each invalid variable: its name, what was found, what is expected.
 */
export function parseEnv(
  input: Record<string, string | undefined>,
  { isDevelopment = false } = {},
) {
  const problems: string[] = [];
  const values = {} as Record<Name, unknown>;
  const isSet = (name: Name) => (input[name] ?? '').trim() !== '';

  for (const name of Object.keys(variables) as Name[]) {
    try {
      values[name] = parseVariable(name, input);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }

  for (const { names, because } of pairs)
    for (const name of names)
      if (!isSet(name) && names.some(isSet)) {
        const other = names.find(isSet);
        problems.push(
          `${name}: found nothing, expected ${variables[name].expected}, because ${other} is set (${because})`,
        );
      }

  if (problems.length > 0)
    throw new EnvError(
      [
        `The environment has ${problems.length === 1 ? 'a wrong variable' : `${problems.length} wrong variables`}:`,
        ...problems.map((problem) => `  - ${problem}`),
        'See docs/operations.md for all of them.',
      ].join('\n'),
    );

  const env = values as Values;
  return {
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
