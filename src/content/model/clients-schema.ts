import * as z from 'zod/mini';
import { described, distinctBy, text, textLike } from './common-fields.ts';

const clientSchema = z.strictObject({
  name: text,
  logoUrl: described(
    'The logo, a file below public.',
    textLike((url) => /^\/.+\.svg$/.test(url), 'the path of an SVG, like /logos/acme.svg'),
  ),
  tall: described(
    'True for a logo that is less than 1.5 times as wide as high: it gets a higher box.',
    z.optional(z.boolean()),
  ),
});

/** content/clients.yaml. */
export const clientsSchema = z.array(clientSchema).check(distinctBy('name'));

/** A client whose logo pages show. */
export type ClientLogo = z.infer<typeof clientSchema>;
