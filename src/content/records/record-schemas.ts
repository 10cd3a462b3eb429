import * as z from 'zod/mini';
import { distinctBy, imageAssetSchema, postalAddress, textLike, words } from './record-fields.ts';

/* The lists of records that an owner writes in TypeScript: their types, and what the build accepts. */

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));

const positionSchema = z.strictObject({ latitude: degrees(90), longitude: degrees(180) });
/** In degrees; negative in the south and the west. */
export type Position = z.infer<typeof positionSchema>;

const officeSchema = z.strictObject({
  key: textLike((key) => /^[a-z][\w-]*$/i.test(key), 'letters without blanks, like capeTown'),
  name: words,
  address: postalAddress,
  position: positionSchema,
  hours: words,
  map: imageAssetSchema,
});
export const officesSchema = z
  .array(officeSchema)
  .check(
    z.minLength(1, 'has no office: add one, whose address contact page and privacy notice show'),
    distinctBy('key'),
  );
/** An office as an owner writes it; company/office-records.ts adds the derived fields. */
export type OfficePlace = z.infer<typeof officeSchema>;

const serviceSchema = z.strictObject({
  name: words,
  description: words,
  title: words,
  path: z.string().check(z.startsWith('/')),
  imageSrc: imageAssetSchema,
});
export const servicesSchema = z.array(serviceSchema).check(distinctBy('path'));
/** A service: name in menus, path, one-line description, title of its page, picture. */
export type Service = z.infer<typeof serviceSchema>;

const contractTermSchema = z.strictObject({ term: words, text: words });
export const contractTermsSchema = z.array(contractTermSchema);
/** A row of ‘Before you sign’. */
export type ContractTerm = z.infer<typeof contractTermSchema>;
