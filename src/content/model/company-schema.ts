import * as z from 'zod/mini';
import { isoDate } from '../words/calendar-date.ts';
import {
  isEmail,
  isPublicFile,
  EMAIL,
  orNothing,
  postalAddress,
  textLike,
  text,
} from './common-fields.ts';

const operator = z.strictObject({ name: z.string(), place: z.string() });

/**
 * content/company.yaml: the company's particulars in the privacy notice and in 'Before you sign' on /contact; empty
 * ones are not shown.
 */
export const companySchema = z.strictObject({
  legalName: z.string(),
  registrationNumber: z.string(),
  address: postalAddress,
  /** Numbers and ratings that procurement in the country asks for. */
  registrations: z.array(z.strictObject({ term: text, text })),
  insurance: z.string(),
  /** Partner status with software vendors. */
  partners: z.string(),
  /** People in the company, not only developers: `300+`. */
  people: text,
  countriesWithoutOffice: z.array(text),
  privacy: z.strictObject({
    /** The mailbox for requests about personal information. */
    email: textLike(isEmail, EMAIL),
    /**
     * The retention of enquiries that the notice states. `npm run enquiries -- --purge` deletes those that are
     * older (docs/operations.md).
     */
    retentionMonths: z.int().check(z.positive()),
    /** The day of the notice's last change, as the notice shows it: `26 November 2026`. */
    noticeChanged: textLike((text) => isoDate(text) !== undefined, 'a day like 30 November 2026'),
    /**
     * The manual that a law on access to information requires: a file in `public`, such as `/documents/manual.pdf`,
     * which the notice links. Empty: the notice says how to get it.
     */
    manual: orNothing(isPublicFile, 'the path of a file in public'),
    /**
     * Companies that handle enquiries: hosting, database, email. If there are none, the form says that an enquiry
     * goes to nobody else. `hosts`: the hosts of a company that ENQUIRY_WEBHOOK_URL posts to, such as
     * hooks.slack.com; the server warns at start if no processor has the webhook's host.
     */
    processors: z.array(
      z.strictObject({
        name: text,
        task: text,
        place: text,
        hosts: z.optional(
          z.array(
            textLike(
              (host) => URL.parse(`https://${host}`)?.host === host,
              'a host like hooks.example.com',
            ),
          ),
        ),
      }),
    ),
    /** The messenger that the company answers enquiries on if asked to; without a name there is none. */
    messenger: z.strictObject({ ...operator.shape, operator: z.string() }),
    /** The operators of the map and the calendar, which see visitors' IP addresses, and their countries. */
    embedded: z.strictObject({ maps: operator, calendar: operator }),
  }),
});

export type Company = z.infer<typeof companySchema>;
