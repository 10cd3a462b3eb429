import * as z from 'zod/mini';
import { isoDate } from '../words/calendar-date.ts';
import {
  daySchema,
  described,
  distinctBy,
  found,
  imageAssetSchema,
  postalAddress,
  textLike,
  text,
} from './common-fields.ts';

const degrees = (most: number) => {
  const error = ({ input }: { input?: unknown }) =>
    found(input, `${-most} to ${most}: correct it, or swap latitude and longitude`);
  return z.number().check(z.gte(-most, { error }), z.lte(most, { error }));
};

const positionSchema = z.strictObject({ latitude: degrees(90), longitude: degrees(180) });
/** In degrees; negative in the south and the west. */
export type Position = z.infer<typeof positionSchema>;

const closedSchema = z
  .strictObject({
    day: daySchema,
    until: described('The last of several days.', z.optional(daySchema)),
    name: described('Why, such as the name of the holiday.', text),
  })
  .check(
    z.refine(({ day, until }) => until === undefined || isoDate(until)! > isoDate(day)!, {
      path: ['until'],
      error: 'is not after "day": swap or correct them',
    }),
  );
/** Days on which an office is closed outside its usual hours. */
export type ClosedDays = z.infer<typeof closedSchema>;

const officeSchema = z.strictObject({
  key: textLike((key) => /^[a-z][\w-]*$/i.test(key), 'letters without spaces, like capeTown'),
  name: text,
  address: postalAddress,
  position: positionSchema,
  hours: text,
  closed: described(
    'Holidays and other days on which the hours do not apply, the next first.',
    z.optional(z.array(closedSchema).check(z.minLength(1), distinctBy('day'))),
  ),
  map: described('A drawn map, under the embedded one.', z.optional(imageAssetSchema)),
});
export const officesSchema = z
  .array(officeSchema)
  .check(
    z.minLength(
      1,
      'has no office: add one, because /contact and the privacy notice show its address',
    ),
    distinctBy('key'),
  );
/** An office as an owner writes it; company/office-details.ts adds the derived fields. */
export type OfficePlace = z.infer<typeof officeSchema>;
