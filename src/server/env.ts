import { z } from 'zod';
import { variables } from './env-variables.ts';
import { StartError } from './start-error.ts';

type Name = keyof typeof variables;

type EnvValues = { [N in Name]: z.output<(typeof variables)[N]> };

const variableNames = Object.keys(variables) as Name[];

/** Their values are never printed. */
const secrets: readonly Name[] = [
  'SUPABASE_ANON_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
  'ENQUIRY_WEBHOOK_URL',
  'ENQUIRY_WEBHOOK_SECRET',
];

/** Variables that must be set together. */
const pairs: [one: Name, other: Name, because: string][] = [
  [
    'SUPABASE_URL',
    'SUPABASE_ANON_KEY',
    'set both for a Supabase project, or neither for the embedded backend',
  ],
  ['ENQUIRY_MAIL_TO', 'SMTP_URL', 'set both to be notified of enquiries by email, or neither'],
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
): EnvValues[N] {
  const raw = input[name]?.trim() || undefined;
  const result = variables[name].safeParse(raw);
  if (result.success) return result.data as EnvValues[N];
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
      `${missing}: is not set; expected ${variables[missing].description}, because ${given} is set (${because})`,
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

  const env = values as EnvValues;
  return {
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    logLevel: env.LOG_LEVEL,
    allowIndexing: env.ALLOW_INDEXING,
    httpSettings: {
      port: env.PORT,
      // A development server serves sources: by default not to other machines.
      host: env.HOST ?? (isDevelopment ? '127.0.0.1' : '0.0.0.0'),
      trustProxy: env.TRUST_PROXY,
      enquiryRateLimit: env.ENQUIRY_RATE_LIMIT,
      metricsToken: env.METRICS_TOKEN,
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
    },
    /** Which settings send enquiries to others, without secrets. */
    enquiryRecipients: {
      settingNames: (['SUPABASE_URL', 'SMTP_URL'] as const).filter(isSet),
      webhookHost: env.ENQUIRY_WEBHOOK_URL && new URL(env.ENQUIRY_WEBHOOK_URL).hostname,
    },
  };
}

/** The settings of the process, in groups by who reads them; docs/operations.md describes each variable. */
export type Env = ReturnType<typeof parseEnv>;
export type HttpSettings = Env['httpSettings'];
export type StorageSettings = Env['storage'];
export type NotificationSettings = Env['notifications'];

/** The mail account, if it is an email address: most servers only accept it as sender. */
function accountOf(smtpUrl: string): string | undefined {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return z.email().safeParse(user).success ? user : undefined;
}
