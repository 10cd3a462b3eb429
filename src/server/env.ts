import { z } from 'zod';

/** What the process was told by its environment; read once, in server.ts. */
export interface Env {
  port: number;
  host: string;
  /** Origin that visitors use, like `https://www.northveld.example`; no slash at the end. */
  siteUrl: string;
  /** A Supabase project; undefined: the embedded backend. */
  supabase: { url: string; anonKey: string } | undefined;
  dataDir: string;
  /** Number of proxies in front of the server, 0 for none. */
  trustProxy: number;
  logLevel: LogLevel;
  /** Enquiries that one client address may send in fifteen minutes. */
  enquiryRateLimit: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Thrown by parseEnv; its message is made for the person who starts the server. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

const httpUrl = (value: string): URL | undefined => {
  const url = URL.parse(value);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined;
};

const isOrigin = (value: string): boolean => {
  const url = httpUrl(value);
  return url !== undefined && (value === url.origin || value === `${url.origin}/`);
};

/** One entry a variable: how it is read, and what the message says is expected. */
const variables = {
  PORT: {
    schema: wholeNumber(1, 65535).default(3000),
    expected: 'a whole number from 1 to 65535',
  },
  HOST: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/)
      .default('0.0.0.0'),
    expected: 'a host name or address to listen on, like 0.0.0.0 or 127.0.0.1',
  },
  SITE_URL: {
    schema: z
      .string()
      .refine(isOrigin)
      .transform((value) => new URL(value).origin)
      .optional(),
    expected: 'an origin without a path, like https://www.example.com',
  },
  SUPABASE_URL: {
    schema: z
      .string()
      .refine((value) => httpUrl(value) !== undefined)
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    expected: 'an http(s) address, like https://abcd.supabase.co',
  },
  SUPABASE_ANON_KEY: {
    schema: z.string().regex(/^\S+$/).optional(),
    expected: 'the public anonymous key of the Supabase project, without spaces',
    secret: true,
  },
  DATA_DIR: {
    schema: z
      .string()
      .refine((value) => !value.includes('\0'))
      .default('data'),
    expected: 'a folder that the process may write to',
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
} satisfies Record<string, { schema: z.ZodType; expected: string; secret?: boolean }>;

type Name = keyof typeof variables;
type Values = { [N in Name]: z.output<(typeof variables)[N]['schema']> };

const found = (name: Name, value: string): string =>
  'secret' in variables[name]
    ? `a value of ${value.length} characters (not shown)`
    : JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);

/**
 * Reads the environment. An empty value counts as not set.
 *
 * @throws EnvError with one line for every wrong variable: its name, what was found, what is expected.
 */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const problems: string[] = [];
  const values = {} as Record<Name, unknown>;
  const isSet = (name: Name) => (input[name] ?? '').trim() !== '';

  for (const name of Object.keys(variables) as Name[]) {
    const raw = isSet(name) ? input[name]!.trim() : undefined;
    const result = variables[name].schema.safeParse(raw);
    if (result.success) values[name] = result.data;
    else
      problems.push(
        `${name}: found ${found(name, raw ?? '')}, expected ${variables[name].expected}`,
      );
  }

  for (const [one, other] of [
    ['SUPABASE_URL', 'SUPABASE_ANON_KEY'],
    ['SUPABASE_ANON_KEY', 'SUPABASE_URL'],
  ] as const)
    if (isSet(other) && !isSet(one))
      problems.push(
        `${one}: found nothing, expected ${variables[one].expected}, because ${other} is set (set both for a Supabase project, or neither for the embedded backend)`,
      );

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
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    supabase:
      env.SUPABASE_URL && env.SUPABASE_ANON_KEY
        ? { url: env.SUPABASE_URL, anonKey: env.SUPABASE_ANON_KEY }
        : undefined,
    dataDir: env.DATA_DIR,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    enquiryRateLimit: env.ENQUIRY_RATE_LIMIT,
  };
}
