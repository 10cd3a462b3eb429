import { enquiryEndpoint } from '../src/enquiry/send.ts';
import { paths } from '../src/paths.ts';
import {
  CHECK_HEADER,
  checkFields,
  checkWays,
  signCheck,
  type CheckWay,
} from '../src/server/enquiries/check-marker.ts';
import { parseVariable } from '../src/server/env.ts';
import { runCommand, UsageError } from './command.ts';

/*
 * `npm run check-enquiries -- https://www.example.com`: sends an enquiry as a script does and one as a form without
 * script, through the site's public address. Both are marked: they take the way of every enquiry, to the store, the
 * mail and the webhook, and are in no list or count.
 */
const usage = `Usage: npm run check-enquiries -- <the site's public address>

Sends two marked enquiries, as a browser does with script and without, and fails where one is not taken.
ENQUIRY_CHECK_SECRET: the secret that the server has.
`;

const TIMEOUT_MS = 30_000;
/** The kind of the contact page's form. */
const FORM_TYPE = 'contact';

/** A way failed; the message is for the operator. */
class CheckError extends Error {}

/** What each way sends, and the answer to an enquiry that was taken. */
const ways: Record<CheckWay, { type: string; body: string; expected: number }> = {
  script: {
    type: 'application/json',
    body: JSON.stringify({ ...checkFields, formType: FORM_TYPE, page: paths.contact }),
    expected: 201,
  },
  form: {
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({
      ...checkFields,
      formType: FORM_TYPE,
      page: paths.contact,
    }).toString(),
    expected: 303,
  },
};

/** @throws CheckError without an answer */
async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new CheckError(
      `${url} does not answer: ${cause instanceof Error ? cause.message : message}`,
    );
  }
}

/** @throws CheckError unless the page has the form */
async function checkPage(origin: string): Promise<void> {
  const response = await ask(origin + paths.contact);
  const page = await response.text();
  const location = response.headers.get('location');
  if (location) throw new CheckError(`${origin} redirects to ${location}: check that address`);
  if (!response.ok) throw new CheckError(`${paths.contact} answers ${response.status}`);
  if (!page.includes(`action="${enquiryEndpoint}"`))
    throw new CheckError(`${paths.contact} has no form that posts to ${enquiryEndpoint}`);
}

/** @throws CheckError unless the enquiry was taken */
async function send(origin: string, way: CheckWay, secret: string): Promise<void> {
  const { type, body, expected } = ways[way];
  const now = new Date();
  const response = await ask(origin + enquiryEndpoint, {
    method: 'POST',
    headers: {
      'Content-Type': type,
      Accept: way === 'script' ? 'application/json' : 'text/html',
      Origin: origin,
      Referer: origin + paths.contact,
      [CHECK_HEADER]: signCheck(secret, way, checkFields, now),
    },
    body,
  });
  await response.body?.cancel();
  if (response.status === expected) return;
  const apart = Math.round(
    (Date.parse(response.headers.get('date') ?? '') - now.getTime()) / 1_000,
  );
  throw new CheckError(
    `${enquiryEndpoint} answers ${response.status}${remedyOf(response.status, apart)}`,
  );
}

/** @param apart how far the server's clock is ahead, in seconds; NaN: unknown */
function remedyOf(status: number, apart: number): string {
  if (status === 403 && Math.abs(apart) > 30)
    return `: its clock and this one are ${Math.abs(apart)} s apart. Set both by NTP`;
  if (status === 403)
    return ': is its ENQUIRY_CHECK_SECRET the same, does it know that it has this address (SITE_URL), and does a firewall let the header Enquiry-Check through?';
  if (status === 429) return ': this address has sent too many enquiries (ENQUIRY_RATE_LIMIT)';
  if (status === 502)
    return ': the enquiry could not be stored. The log of the server has "enquiry failed" with the reason';
  if (status === 201 || status === 303)
    return ': it was taken as the other way. Does a proxy change the Content-Type?';
  return ". The server's log, or that of the proxy in front, has the reason";
}

await runCommand(usage, async () => {
  const [address = '', ...rest] = process.argv.slice(2);
  const { protocol = '', origin = '' } = URL.parse(address) ?? {};
  if (rest.length > 0 || !/^https?:$/.test(protocol)) throw new UsageError();
  const secret = parseVariable('ENQUIRY_CHECK_SECRET', process.env);
  if (!secret)
    throw new CheckError(
      'ENQUIRY_CHECK_SECRET is not set: expected the secret that the server has.',
    );
  await checkPage(origin);
  const failures: string[] = [];
  for (const way of checkWays) {
    const name = way === 'script' ? 'With script' : 'Without script';
    try {
      await send(origin, way, secret);
      process.stdout.write(`${name}: taken\n`);
    } catch (error) {
      if (!(error instanceof CheckError)) throw error;
      failures.push(`${name}: ${error.message}`);
    }
  }
  if (failures.length > 0) throw new CheckError(failures.join('\n'));
  return '';
});
