import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { CHECK_KEY } from '../../enquiry/enquiry-row.ts';
import {
  enquiryFields,
  fieldNames,
  type EnquiryField,
  type FieldName,
} from '../../enquiry/fields.ts';

/** The header that marks an enquiry as a check: its id, its time in seconds since 1970, its signature. */
export const CHECK_HEADER = 'Enquiry-Check';

export const checkWays = ['script', 'form'] as const;
export type CheckWay = (typeof checkWays)[number];

/** How far the clocks of sender and server may differ, in seconds; afterwards a marker is worth nothing. */
export const MARKER_LIFETIME_S = 60;

/** What a visitor would have typed. */
type Fields = Record<FieldName, string>;

/** A marker is for one way and one text, so that it can't hide another enquiry. */
const signedText = (way: CheckWay, fields: Fields): string =>
  JSON.stringify([way, ...fieldNames.map((name) => fields[name])]);

/**
 * A new marker for an enquiry.
 *
 * @param secret as the server has it: `whsec_` and base64
 */
export function signCheck(secret: string, way: CheckWay, fields: Fields, now: Date): string {
  const id = randomBytes(16).toString('hex');
  const signature = new Webhook(secret).sign(id, now, signedText(way, fields));
  return `${id} ${Math.floor(now.getTime() / 1000)} ${signature}`;
}

/**
 * The key under which a check is stored, which also tells its way; undefined for a marker that is forged, for another
 * text, or too old.
 */
export function checkKeyOf(
  secret: string,
  marker: string,
  way: CheckWay,
  fields: Fields,
  now: Date,
): string | undefined {
  const [id = '', time = '', signature = ''] = marker.slice(0, 200).split(' ');
  const isCurrent = Math.abs(now.getTime() / 1000 - Number(time)) <= MARKER_LIFETIME_S;
  if (!/^[0-9a-f]{32}$/.test(id) || !isCurrent) return undefined;
  const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature };
  try {
    new Webhook(secret).verify(signedText(way, fields), headers);
    return `${CHECK_KEY}${way}:${id}`;
  } catch {
    return undefined;
  }
}

/** The way of a stored check. */
export const wayOf = (key: string): CheckWay | undefined =>
  checkWays.find((way) => key.startsWith(`${CHECK_KEY}${way}:`));

const fields: readonly EnquiryField[] = enquiryFields;

/** What a check fills in: valid values for each field of the form, an owner's own ones too. */
export const checkFields = Object.fromEntries(
  fields.map((field) => [field.name, checkValue(field)]),
) as Fields;

function checkValue({ type, options, minLength, maxLength }: EnquiryField): string {
  if (type === 'email') return 'check@example.com';
  if (type === 'tel') return '000 000 0000';
  if (type === 'select') return options?.[0] ?? '';
  const words = type === 'textarea' ? 'Check of the way from the form to the mail. ' : 'Check ';
  return words
    .repeat(Math.ceil(minLength / words.length) || 1)
    .slice(0, maxLength)
    .trim();
}
