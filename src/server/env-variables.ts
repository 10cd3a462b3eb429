import { z } from 'zod';
import { isLoopback } from './loopback.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

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

/** A bare percent sign in a password would otherwise fail at the first email. */
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
export const variables = {
  PORT: wholeNumber(1, 65535).default(3000).describe('a whole number from 1 to 65535'),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/)
    .optional()
    .describe('a host name or IP address to listen on, like 0.0.0.0 or 127.0.0.1'),
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
      'the public (publishable or anon) key of the Supabase project; not a secret one, which bypasses row-level security',
    ),
  DATA_DIR: folder.default('data').describe('a folder that the process may write to'),
  SHARED_ASSETS_DIR: folder
    .optional()
    .describe('a folder that the processes of all releases may write to'),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe(
      'the exact number of proxies in front of the server, 0 to 10 (a bare "true" would let clients forge their IP address)',
    ),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .describe(`one of ${logLevels.join(', ')}`),
  ENQUIRY_RATE_LIMIT: wholeNumber(1, 100_000)
    .default(60)
    .describe('a whole number from 1 to 100000: enquiries per IP address in fifteen minutes'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/)
    .optional()
    .describe(
      'a secret of 16 to 200 visible characters without spaces, which a scraper of /metrics sends',
    ),
  ALLOW_INDEXING: yesOrNo
    .optional()
    .describe('true or false: whether search engines may list the pages'),
  ENQUIRY_MAIL_TO: z
    .string()
    .transform((value) => value.split(',').map((address) => address.trim()))
    .pipe(z.array(z.email()))
    .optional()
    .describe('one or several email addresses with commas between, like sales@example.com'),
  ENQUIRY_MAIL_FROM: z
    .email()
    .optional()
    .describe('the email address that enquiries are sent from, like website@example.com'),
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
      'true or false: whether emails may be sent unencrypted to a mail server without a user, in your own network',
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
} satisfies Record<string, z.ZodType>;
