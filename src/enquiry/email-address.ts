import { parseUrl } from '../parse-url.ts';

/*
 * One rule for browser, server and edge function: what HTML accepts in `type=email`
 * (https://html.spec.whatwg.org/#valid-e-mail-address), and letters of every script in both parts.
 */

const LOCAL = /^(?:[\w.!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\p{Z}\p{C}])+$/u;
/** A domain as typed, without characters that have a meaning in addresses. */
const TYPED_DOMAIN = /^(?:[a-z\d.-]|[^\p{ASCII}\p{Z}\p{C}])+$/iu;
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i');

/** Whether an email can be sent to an address. Limit its length first: all of it is read. */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  return LOCAL.test(address.slice(0, Math.max(at, 0))) && DOMAIN.test(domainOf(address));
}

/** The domain as mail servers know it (`пример.рф` is `xn--e1afmkfd.xn--p1ai`), '' for an invalid one. */
function domainOf(address: string): string {
  const typed = address.slice(address.lastIndexOf('@') + 1);
  if (!TYPED_DOMAIN.test(typed)) return '';
  return /^\p{ASCII}*$/u.test(typed) ? typed : (parseUrl(`http://${typed}`)?.hostname ?? '');
}
