import * as z from 'zod/mini';
import { described } from './common-fields.ts';

/** content/redirects.yaml; its lists may be empty, or missing. */
export const redirectsSchema = z.strictObject({
  redirects: described(
    'Former addresses, each with its new one.',
    z.nullish(z.record(z.string(), z.string())),
  ),
  gone: described('Addresses of removed pages.', z.nullish(z.array(z.string()))),
});

export type Redirects = z.infer<typeof redirectsSchema>;
