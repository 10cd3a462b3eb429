import * as z from 'zod/mini';
import { described, distinctBy, textLike, text } from './common-fields.ts';

const clientSchema = z.strictObject({
  name: text,
  logoUrl: described(
    'The wordmark, a file below public.',
    textLike((url) => /^\/.+\.svg$/.test(url), 'the path of an SVG, like /logos/acme.svg'),
  ),
  tall: described(
    'For a mark that is less than half as wide again as high, which gets a higher box.',
    z.optional(z.boolean()),
  ),
});

/** content/clients.yaml. */
export const clientsSchema = z.array(clientSchema).check(distinctBy('name'));

/** A client whose wordmark pages show. */
export type ClientLogo = z.infer<typeof clientSchema>;
