import * as z from 'zod/mini';
import { distinctBy, imageAssetSchema, postalAddress, textLike, words } from './record-fields.ts';

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
