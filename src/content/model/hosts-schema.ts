import * as z from 'zod/mini';
import {
  found,
  isOrigin,
  isPublicFile,
  isSecure,
  ORIGIN,
  orNothing,
  SECURE,
  textLike,
  text,
} from './common-fields.ts';

const wrongAttribute = (attributes: Readonly<Record<string, string>>): string | undefined =>
  Object.keys(attributes).find((name) => !/^[a-z][\w-]*$/.test(name) || /^(src|on.*)$/.test(name));

/** Other hosts that pages use; an empty one means that the site's own files are used. */
export const hostsSchema = z.strictObject({
  /** Image-delivery service: `<origin>/<account>/<image id>/<variant>`. */
  imageDelivery: z.strictObject({ origin: orNothing(isOrigin, ORIGIN), account: z.string() }),
  /** The video host, embedded by iframe: `<origin>/<film id>`. Empty: local films. */
  videoEmbedOrigin: orNothing(isOrigin, ORIGIN),
  /** The origin of the offices' embedded maps. */
  maps: orNothing(isOrigin, ORIGIN),
  /** The scheduling widget of /book-consultation. */
  scheduling: z.strictObject({
    link: orNothing(isSecure, SECURE),
    script: orNothing(isSecure, SECURE),
    frame: orNothing(isOrigin, ORIGIN),
  }),
  /**
   * Services that run a script on every page, such as analytics or an error tracker: the address of the script, or
   * its path in `public`; the attributes of the script element; the other origins that it contacts; and the privacy
   * notice's sentence about it, with the company, its country and what it learns.
   */
  scripts: z.array(
    z.strictObject({
      script: textLike(
        (script) => isPublicFile(script) || isSecure(script),
        'an address like https://example.com/script.js, or the path of a file in public',
      ),
      attributes: z.record(z.string(), z.string()).check(
        z.refine((attributes) => wrongAttribute(attributes) === undefined, {
          error: ({ input }) =>
            found(
              wrongAttribute(input as Record<string, string>),
              'names of attributes, like data-domain, without src',
            ),
        }),
      ),
      origins: z.array(textLike(isOrigin, ORIGIN)),
      notice: text,
    }),
  ),
  /** Origins for `preconnect` and `dns-prefetch` in the head; may be empty. */
  preconnect: z.array(textLike(isOrigin, ORIGIN)),
  dnsPrefetch: z.array(textLike(isOrigin, ORIGIN)),
});
